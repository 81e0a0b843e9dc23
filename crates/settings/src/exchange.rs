//! Settings and their file: the same list of fields either reads values from a document or writes them into one.

use std::ops::RangeInclusive;

use toml_edit::{DocumentMut, Item, Table, TableLike, Value};

use super::SettingsNote;
use holochess_locale::{is_harmless, is_name, tidy_name};

/// A setting that is one of a few words.
pub(super) trait Choice: Copy + PartialEq + 'static {
    /// Every value with its word.
    const WORDS: &'static [(&'static str, Self)];

    /// The word of a value.
    fn word(self) -> &'static str;
}

/// Gives each value of a type its word; the compiler names a value without one.
macro_rules! choice {
    ($type:ty: $($value:path = $word:literal),+) => {
        impl Choice for $type {
            const WORDS: &'static [(&'static str, Self)] = &[$(($word, $value)),+];

            fn word(self) -> &'static str {
                match self {
                    $($value => $word,)+
                }
            }
        }
    };
}

/// The words of a choice that can also be left open: the one for that, and those of its values.
pub(super) const fn or_open<T: Copy, const N: usize>(
    open: &'static str,
    values: &[(&'static str, T)],
) -> [(&'static str, Option<T>); N] {
    let mut words = [(open, None); N];
    let mut index = 0;
    while index < values.len() {
        words[index + 1] = (values[index].0, Some(values[index].1));
        index += 1;
    }
    words
}

pub(super) use choice;

/// Goes over the fields of the settings. A number outside its range is written as the nearest one that is read again.
pub(super) trait Exchange {
    /// Exchanges one field: `current` is what it is, `accept` makes a value of the file its value where it can, `allowed`
    /// says what it could be. Returns the new value if the file has one.
    fn field<T>(
        &mut self,
        key: &str,
        current: Value,
        allowed: impl Fn() -> String,
        accept: impl Fn(&Value) -> Option<T>,
    ) -> Option<T>;

    /// The section of the fields that follow.
    fn section(&mut self, name: &'static str);

    fn flag(&mut self, key: &str, flag: &mut bool) {
        let found = self.field(key, (*flag).into(), || "true, false".into(), Value::as_bool);
        *flag = found.unwrap_or(*flag);
    }

    fn whole(&mut self, key: &str, number: &mut u32, range: RangeInclusive<u32>) {
        let found = self.field(
            key,
            i64::from((*number).clamp(*range.start(), *range.end())).into(),
            || format!("{} – {}", range.start(), range.end()),
            |value| u32::try_from(value.as_integer()?).ok().filter(|number| range.contains(number)),
        );
        *number = found.unwrap_or(*number);
    }

    fn real(&mut self, key: &str, number: &mut f32, range: RangeInclusive<f32>) {
        let allowed = format!("{} – {}", range.start(), range.end());
        let written = (*number).clamp(*range.start(), *range.end());
        self.real_if(key, number, written, &allowed, |number| range.contains(&number));
    }

    /// A number that is 0 or in this range.
    fn real_or_zero(&mut self, key: &str, number: &mut f32, range: RangeInclusive<f32>) {
        let allowed = format!("0, {} – {}", range.start(), range.end());
        let written = if *number == 0.0 { 0.0 } else { (*number).clamp(*range.start(), *range.end()) };
        self.real_if(key, number, written, &allowed, |number| number == 0.0 || range.contains(&number));
    }

    /// A number that fits, written as `written`; `allowed` says which do.
    fn real_if(&mut self, key: &str, number: &mut f32, written: f32, allowed: &str, fits: impl Fn(f32) -> bool) {
        // Converted through text, because 0.8 in 32 bits would become 0.800000011920929 in 64.
        let current: f64 = written.to_string().parse().unwrap_or_default();
        let found = self.field(
            key,
            current.into(),
            || allowed.to_owned(),
            |value| {
                let number = value.as_float().or_else(|| value.as_integer().map(|whole| whole as f64))? as f32;
                fits(number).then_some(number)
            },
        );
        *number = found.unwrap_or(*number);
    }

    fn choice<T: Choice>(&mut self, key: &str, choice: &mut T) {
        let found = self.field(
            key,
            choice.word().into(),
            || T::WORDS.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(", "),
            |value| {
                let text = value.as_str()?;
                T::WORDS.iter().find(|(word, _)| *word == text).map(|(_, choice)| *choice)
            },
        );
        *choice = found.unwrap_or(*choice);
    }

    /// A text that is in the file only where there is one; `usual` is what holds where there is none.
    fn optional(&mut self, key: &str, text: &mut Option<String>, usual: &str, is_right: impl Fn(&str) -> bool) {
        let Some(current) = text.as_deref().or(self.reads().then_some(usual)) else { return self.forget(key) };
        let found = self.field(
            key,
            current.into(),
            || format!("\"{usual}\""),
            |value| value.as_str().filter(|text| is_right(text)).map(str::to_owned),
        );
        *text = found.or_else(|| text.take());
    }

    /// Whether values are read, not written.
    fn reads(&self) -> bool;

    /// Removes a field from the file.
    fn forget(&mut self, key: &str);

    fn line(&mut self, key: &str, text: &mut String, longest: usize) {
        let found = self.field(
            key,
            text.as_str().into(),
            || format!("\"…\" (0 – {longest})"),
            |value| {
                let text = value.as_str()?;
                (text.chars().count() <= longest && is_harmless(text)).then(|| text.to_owned())
            },
        );
        if let Some(found) = found {
            *text = found;
        }
    }

    /// The name of a player, as matches take it: one that is taken here is never refused there.
    fn name(&mut self, key: &str, name: &mut String, longest: usize) {
        let found = self.field(
            key,
            name.as_str().into(),
            || format!("\"…\" (0 – {longest})"),
            |value| value.as_str().map(tidy_name).filter(|name| name.chars().count() <= longest && is_name(name)),
        );
        if let Some(found) = found {
            *name = found;
        }
    }
}

/// Takes values from a document and notes those that cannot be.
pub(super) struct Reader<'a> {
    document: &'a DocumentMut,
    notes: &'a mut Vec<SettingsNote>,
    section: &'static str,
}

impl<'a> Reader<'a> {
    pub(super) fn new(document: &'a DocumentMut, notes: &'a mut Vec<SettingsNote>) -> Self {
        Self { document, notes, section: "" }
    }
}

impl Exchange for Reader<'_> {
    fn reads(&self) -> bool {
        true
    }

    fn forget(&mut self, _key: &str) {}

    fn section(&mut self, name: &'static str) {
        self.section = name;
    }

    fn field<T>(
        &mut self,
        key: &str,
        current: Value,
        allowed: impl Fn() -> String,
        accept: impl Fn(&Value) -> Option<T>,
    ) -> Option<T> {
        let item = self.document.get(self.section)?.as_table_like()?.get(key)?;
        let accepted = item.as_value().and_then(accept);
        if accepted.is_none() {
            self.notes.push(SettingsNote::Value {
                key: format!("{}.{key}", self.section),
                found: item.to_string().trim().to_owned(),
                allowed: allowed(),
                used: current.to_string().trim().to_owned(),
            });
        }
        accepted
    }
}

/// Puts values into a document, with as little change as can be.
pub(super) struct Writer<'a> {
    document: &'a mut DocumentMut,
    section: &'static str,
}

impl<'a> Writer<'a> {
    pub(super) fn new(document: &'a mut DocumentMut) -> Self {
        Self { document, section: "" }
    }
}

impl Exchange for Writer<'_> {
    fn reads(&self) -> bool {
        false
    }

    fn forget(&mut self, key: &str) {
        if let Some(section) = self.document.get_mut(self.section).and_then(Item::as_table_like_mut) {
            section.remove(key);
        }
    }

    fn section(&mut self, name: &'static str) {
        self.section = name;
    }

    fn field<T>(
        &mut self,
        key: &str,
        current: Value,
        _allowed: impl Fn() -> String,
        _accept: impl Fn(&Value) -> Option<T>,
    ) -> Option<T> {
        put(self.document, self.section, key, current);
        None
    }
}

/// Puts a value into a section, which is made where there is none.
pub(super) fn put(document: &mut DocumentMut, section: &str, key: &str, new: Value) {
    let section = document.entry(section).or_insert_with(|| Item::Table(Table::new()));
    if !section.is_table_like() {
        *section = Item::Table(Table::new());
    }
    if let Some(table) = section.as_table_like_mut() {
        set(table, key, new);
    }
}

/// Sets a value in a section; the comments above and behind its line stay.
pub(super) fn set(table: &mut dyn TableLike, key: &str, new: Value) {
    match table.get_mut(key) {
        Some(Item::Value(old)) if same(old, &new) => {}
        // The comment behind a value stays with its line.
        Some(Item::Value(old)) => {
            let decor = old.decor().clone();
            *old = new;
            *old.decor_mut() = decor;
        }
        _ => {
            table.insert(key, Item::Value(new));
        }
    }
}

/// The sections of a document with their keys and values.
fn values(document: &DocumentMut) -> impl Iterator<Item = (&str, &str, &Value)> {
    document.iter().flat_map(|(section, item)| {
        let keys = item.as_table_like().into_iter().flat_map(|table| table.iter());
        keys.filter_map(move |(key, item)| Some((section, key, item.as_value()?)))
    })
}

/// Makes in a third document what is different between two: values that were changed or are new, and keys that are gone.
pub(super) fn apply_changes(from: &DocumentMut, to: &DocumentMut, target: &mut DocumentMut) {
    let in_section = |document: &DocumentMut, section: &str, key: &str| -> Option<Value> {
        document.get(section)?.as_table_like()?.get(key)?.as_value().cloned()
    };
    for (section, key, new) in values(to) {
        if !in_section(from, section, key).is_some_and(|old| same(&old, new)) {
            let mut new = new.clone();
            new.decor_mut().clear();
            put(target, section, key, new);
        }
    }
    for (section, key, _) in values(from) {
        if in_section(to, section, key).is_none()
            && let Some(table) = target.get_mut(section).and_then(Item::as_table_like_mut)
        {
            table.remove(key);
        }
    }
}

/// Whether two values say the same, however they are written.
fn same(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::String(one), Value::String(other)) => one.value() == other.value(),
        (Value::Boolean(one), Value::Boolean(other)) => one.value() == other.value(),
        (Value::Integer(one), Value::Integer(other)) => one.value() == other.value(),
        (Value::Float(one), Value::Float(other)) => (one.value() - other.value()).abs() < 1e-9,
        (Value::Integer(one), Value::Float(other)) => (*one.value() as f64 - other.value()).abs() < 1e-9,
        _ => false,
    }
}
