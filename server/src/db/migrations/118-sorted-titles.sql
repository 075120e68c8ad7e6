-- Subjects, programmes and books are sorted where a reader looks for them, as people are (sort_key; toSortKey in rules/src/text).
alter table subject add column sort_name_ka text collate "C" not null generated always as (
  replace(replace(replace(replace(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(name_ka, NFD), '[\u0300-\u036f]', '', 'g')), 'ᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰƏς', 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰəσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'ə', 'e{'), 'ø', 'o{'), 'đ', 'd{'), 'ł', 'l{'), 'þ', 't{')
) stored;
comment on column subject.sort_name_ka is 'The name by which lists are sorted.';
alter table subject add column sort_name_en text collate "C" not null generated always as (
  replace(replace(replace(replace(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(name_en, NFD), '[\u0300-\u036f]', '', 'g')), 'ᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰƏς', 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰəσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'ə', 'e{'), 'ø', 'o{'), 'đ', 'd{'), 'ł', 'l{'), 'þ', 't{')
) stored;
comment on column subject.sort_name_en is 'The English name by which lists are sorted.';
alter table programme add column sort_name_ka text collate "C" not null generated always as (
  replace(replace(replace(replace(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(name_ka, NFD), '[\u0300-\u036f]', '', 'g')), 'ᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰƏς', 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰəσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'ə', 'e{'), 'ø', 'o{'), 'đ', 'd{'), 'ł', 'l{'), 'þ', 't{')
) stored;
comment on column programme.sort_name_ka is 'The name by which lists are sorted.';
alter table programme add column sort_name_en text collate "C" not null generated always as (
  replace(replace(replace(replace(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(name_en, NFD), '[\u0300-\u036f]', '', 'g')), 'ᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰƏς', 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰəσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'ə', 'e{'), 'ø', 'o{'), 'đ', 'd{'), 'ł', 'l{'), 'þ', 't{')
) stored;
comment on column programme.sort_name_en is 'The English name by which lists are sorted.';
alter table book add column sort_title text collate "C" not null generated always as (
  replace(replace(replace(replace(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(title, NFD), '[\u0300-\u036f]', '', 'g')), 'ᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰƏς', 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰəσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'ə', 'e{'), 'ø', 'o{'), 'đ', 'd{'), 'ł', 'l{'), 'þ', 't{')
) stored;
comment on column book.sort_title is 'The title by which lists are sorted.';
create index on book (sort_title, id);
create index book_online_sorted on book (sort_title, id) where file_id is not null;
