create or replace function sort_key(the_name text) returns text language sql immutable parallel safe as $$
  select replace(replace(replace(replace(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(the_name, NFD), '[\u0300-\u036f]', '', 'g')), 'ᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰƏς', 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰəσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'ə', 'e{'), 'ø', 'o{'), 'đ', 'd{'), 'ł', 'l{'), 'þ', 't{')
$$;

comment on function sort_key is 'A name as it is sorted, by its code points: without case and accents; toSortKey in rules/src/text.';
