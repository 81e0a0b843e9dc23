# The page around the game in a browser. These are said before the game itself is there, so each is one line, with no variables but { $file }, { $key } and { $size }.
page-about = Five board games on a holographic table. The pieces are creatures of light, and every fight is a scene.
page-fetching = Loading the game, { $size } MB…
page-starting = Lighting the table…
page-again = Reload
page-stopped = The game had to stop. Your matches are saved: reload the page to continue.
page-stopped-unkept = The game had to stop, and this browser may not have saved the match. Reload the page.
page-no-such-place = This link doesn’t lead anywhere in this version of the game. Reload to go to the main menu.
page-no-webgl = This browser has no WebGL 2, which the game needs. Update the browser, turn on hardware acceleration in its settings, or try Firefox, Chrome, Edge or Safari from 2023 or later.
page-no-wasm = WebAssembly, which the game needs, is turned off in this browser. Allow it for this page (a strict security mode may forbid it), or try another browser.
page-not-fetched = The game could not be loaded completely. Reload the page in a minute; if that does not help, some files are missing on the server.
page-offline = You are offline, and this browser has not stored the game yet. Reload the page when you are online; after that the game works offline too.
page-picture-lost = The browser has stopped drawing the game, perhaps because the graphics driver was restarted. Your match is saved: reload the page to continue.
page-picture-lost-unkept = The browser has stopped drawing the game, perhaps because the graphics driver was restarted. It may not have saved the match. Reload the page.
page-nothing-kept = This browser stores nothing for this page: matches and settings will be gone when you close it. Allow the page to store data (cookies), or leave the private window.
page-storage-full = The browser’s storage for this page is full: new matches and moves cannot be saved. Delete old matches, or save them to a file first.
page-other-tab = The game is also open in another tab. Continue a match in one tab only: moves made in the other are not saved.
page-table = Holochess. { $key } opens the page menu.
page-more = Page menu ({ $key })
page-full-screen = Full screen
page-take-out = Export everything
page-bring-in = Import files…
page-saved = Everything has been saved to a file. You can import the file here or in another browser at any time.
page-saved-secrets = Everything has been saved to a file. The file holds the secrets of your play-by-message matches: an opponent who has them knows your dice in advance. Keep the file to yourself.
page-may-be-deleted = This browser may delete your matches when it needs room, or after some days without a visit. Save your matches to a file.
page-checking = Checking the files…
page-use-settings = The file contains other settings. Replace yours with them?
page-settings-stay = Your settings are unchanged.
page-too-large = These files are larger than anything the game saves. Nothing was imported.
page-not-text = { $file } is neither a match nor a file saved by the game. Nothing was imported.
page-not-checked = The files could not be checked, so nothing was imported. Reload the page and try again.
page-full = The browser’s storage has no room for these files, so nothing was imported. Delete old matches, or save them to a file first.
page-reload-to-see = Reload the page to see these matches.

# Said by the game of files that are brought into a page; nothing of these is fetched by the page itself.
import-match = { $file } is now among your matches.
import-known = { $file } was already among your matches.
import-beginning = { $why } The match is now among yours, but only with its first { $count ->
    [one] action
   *[other] { $count } actions
 }.
import-all = { $file }: { $matches ->
    [0] no new match
    [one] 1 match added
   *[other] { $matches } matches added
 }{ $damaged ->
    [0] { "" }
    [one] , 1 of them damaged and cut to its intact beginning
   *[other] , { $damaged } of them damaged and cut to their intact beginnings
 }{ $known ->
    [0] { "" }
   *[other] , { $known } here already
 }{ $others ->
    [0] { "" }
    [one] , 1 other file added
   *[other] , { $others } other files added
 }{ $kept ->
    [0] { "" }
    [one] , 1 file here left unchanged
   *[other] , { $kept } files here left unchanged
 }.
import-version = { $file } was saved by another version of the game. Reload the page to get the newest one.
import-not-ours = { $file } is neither a match nor a file saved by the game.
import-wrong-part = { $file } is damaged: its part { $part } cannot be read.
import-in-the-way = { $file } was not imported: this browser already stores something else in its place.
import-too-many = { $file } contains more than { $most } matches. Import fewer at a time.
import-too-large = This file is too large for the browser to store.
import-nothing = Nothing was imported, and nothing of yours has changed.
