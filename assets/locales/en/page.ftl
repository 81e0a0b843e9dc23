# The page around the game in a browser. These are said before the game itself is there, so each is one line, with no variables but { $file }, { $key } and { $size }.
page-about = Five board games on a holographic table. The pieces are creatures of light, and every clash is a scene.
page-fetching = Fetching the game, { $size } MB…
page-starting = Lighting the table…
page-again = Load again
page-stopped = The game had to stop. Your matches are kept: load the page again to go on.
page-stopped-unkept = The game had to stop, and this browser may not have kept the match. Load the page again.
page-no-such-place = This address leads nowhere in the game, or to something that a later version has. Load again to come to the title.
page-no-webgl = This browser shows no WebGL 2, with which the table is drawn. Update the browser, switch hardware acceleration on in its settings, or try Firefox, Chrome, Edge or Safari of 2023 or later.
page-no-wasm = This browser has WebAssembly switched off, and the game is made of it. Allow it for this page (a strict security mode may forbid it), or try another browser.
page-not-fetched = The game could not be fetched completely. Load the page again in a minute; if that does not help, files are missing on the server.
page-offline = There is no network, and this browser has not kept the game yet. Load the page again when you are online; after that it works without.
page-picture-lost = The browser has taken the picture away from the game, perhaps because the graphics driver was restarted. Your match is kept: load the page again to go on.
page-picture-lost-unkept = The browser has taken the picture away from the game, perhaps because the graphics driver was restarted. It may not have kept the match. Load the page again.
page-nothing-kept = This browser keeps nothing for this page: matches and settings will be gone when you close it. Allow the page to keep data (cookies), or leave the private window.
page-storage-full = The browser’s storage for this page is full: new matches and moves cannot be saved. Delete old matches, or save them to a file first.
page-other-tab = The game is open in another tab, too. Continue a match in one tab only: moves made in the other are not saved.
page-table = Holochess. { $key } leads to the menu of the page.
page-more = Menu of the page ({ $key })
page-full-screen = Full screen
page-take-out = Save everything to a file
page-bring-in = Import matches or a saved file…
page-saved = Everything is saved to a file. Import it here or in another browser at any time.
page-saved-secrets = Everything is saved to a file. It holds the secrets of your matches by message: an opponent who has them knows your dice in advance. Keep it to yourself.
page-may-be-deleted = This browser may delete your matches when it needs room, or after some days without a visit. Save them to a file.
page-checking = Checking the files…
page-use-settings = The file has other settings. Replace yours with them?
page-settings-stay = Your settings stay as they are.
page-too-large = These files are larger than anything that the game saves. Nothing was imported.
page-not-text = { $file } is neither a match nor a file that was saved here. Nothing was imported.
page-not-checked = The files could not be checked, so nothing was imported. Load the page again and try once more.
page-full = The browser’s storage has no room for that, so nothing was imported. Delete old matches, or save them to a file first.
page-reload-to-see = Load the page again to play on with it.

# Said by the game of files that are brought into a page; nothing of these is fetched by the page itself.
import-match = { $file } is now among your matches.
import-known = { $file } was among your matches already.
import-beginning = { $why } Its first { $count ->
    [one] action is
   *[other] { $count } actions are
 } now among your matches.
import-all = { $file }: { $matches ->
    [0] no new match
    [one] 1 match added
   *[other] { $matches } matches added
 }{ $damaged ->
    [0] { "" }
    [one] , 1 of them damaged and only its sound beginning
   *[other] , { $damaged } of them damaged and only their sound beginnings
 }{ $known ->
    [0] { "" }
   *[other] , { $known } here already
 }{ $others ->
    [0] { "" }
    [one] , 1 other file added
   *[other] , { $others } other files added
 }{ $kept ->
    [0] { "" }
    [one] , 1 file stays as it is here
   *[other] , { $kept } files stay as they are here
 }.
import-version = { $file } was saved by another version of the game. Load the page again to get the newest one.
import-not-ours = { $file } is neither a match nor a file that was saved here.
import-wrong-part = { $file } is damaged: the game cannot read its part { $part }.
import-in-the-way = Something else in this browser’s storage stands where { $file } belongs.
import-too-many = { $file } has more than { $most } matches in it. Import fewer at a time.
import-too-large = There is more in it than a browser keeps for a page.
import-nothing = Nothing was imported, and what you have is as it was.
