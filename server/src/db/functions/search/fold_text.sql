create or replace function fold_text(the_text text) returns text language sql immutable parallel safe as $$
  select translate(replace(replace(replace(replace(lower(regexp_replace(normalize(the_text, NFD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
      'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰıəøđłħŧŋðςƏØĐŁĦŦŊÐʼʻʹ',
      'abgdevztiklmnopjrstufqryscczwwxjhabgdevztiklmnopjrstufqryscczwwxjhieodlhtndσeodlhtnd''''''')
$$;

comment on function fold_text is 'Folds a text for the search: lower case, no accents, Georgian letters as their Latin keys. The same as foldText in rules/src/search.';
