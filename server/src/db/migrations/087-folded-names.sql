-- Letters with accents, and those that are not on the keyboards of Tbilisi, are found by their plain letters (fold_text, and
-- toFoldedWords in rules/src/search), and names are sorted where a reader looks for them (toSortKey in rules/src/text). A test
-- compares each with the rules. The columns search_words and search_names are those of the version before.
alter table subject add column folded_words tsvector not null generated always as (
  array_to_tsvector(string_to_array(btrim(regexp_replace(translate(replace(replace(replace(replace(lower(regexp_replace(normalize((code || ' ' || name_ka || ' ' || name_en), NFD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
      'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰıəøđłħŧŋðςƏØĐŁĦŦŊÐʼʻʹ',
      'abgdevztiklmnopjrstufqryscczwwxjhabgdevztiklmnopjrstufqryscczwwxjhieodlhtndσeodlhtnd'''''''), '[\t-\r -/:-@[-`{-\u00bf\u2000-\u206f№]+', ' ', 'g')) || case when (code || ' ' || name_ka || ' ' || name_en) ~ '[əƏ]' then ' ' ||
    btrim(regexp_replace(translate(replace(replace(replace(replace(lower(regexp_replace(normalize(translate((code || ' ' || name_ka || ' ' || name_en), 'əƏ', 'aA'), NFD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
      'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰıəøđłħŧŋðςƏØĐŁĦŦŊÐʼʻʹ',
      'abgdevztiklmnopjrstufqryscczwwxjhabgdevztiklmnopjrstufqryscczwwxjhieodlhtndσeodlhtnd'''''''), '[\t-\r -/:-@[-`{-\u00bf\u2000-\u206f№]+', ' ', 'g')) else '' end, ' '))
) stored;
comment on column subject.folded_words is 'The folded words of the names: without accents, Georgian letters as their Latin keys.';
create index on subject using gin (folded_words);

alter table lecturer add column folded_words tsvector not null generated always as (
  array_to_tsvector(string_to_array(btrim(regexp_replace(translate(replace(replace(replace(replace(lower(regexp_replace(normalize((fname_ka || ' ' || lname_ka || ' ' || fname_en || ' ' || lname_en), NFD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
      'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰıəøđłħŧŋðςƏØĐŁĦŦŊÐʼʻʹ',
      'abgdevztiklmnopjrstufqryscczwwxjhabgdevztiklmnopjrstufqryscczwwxjhieodlhtndσeodlhtnd'''''''), '[\t-\r -/:-@[-`{-\u00bf\u2000-\u206f№]+', ' ', 'g')) || case when (fname_ka || ' ' || lname_ka || ' ' || fname_en || ' ' || lname_en) ~ '[əƏ]' then ' ' ||
    btrim(regexp_replace(translate(replace(replace(replace(replace(lower(regexp_replace(normalize(translate((fname_ka || ' ' || lname_ka || ' ' || fname_en || ' ' || lname_en), 'əƏ', 'aA'), NFD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
      'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰıəøđłħŧŋðςƏØĐŁĦŦŊÐʼʻʹ',
      'abgdevztiklmnopjrstufqryscczwwxjhabgdevztiklmnopjrstufqryscczwwxjhieodlhtndσeodlhtnd'''''''), '[\t-\r -/:-@[-`{-\u00bf\u2000-\u206f№]+', ' ', 'g')) else '' end, ' '))
) stored;
comment on column lecturer.folded_words is 'The folded words of the names: without accents, Georgian letters as their Latin keys.';
create index on lecturer using gin (folded_words);

alter table book add column folded_words tsvector not null generated always as (
  array_to_tsvector(string_to_array(btrim(regexp_replace(translate(replace(replace(replace(replace(lower(regexp_replace(normalize((title || ' ' || author || ' ' || coalesce(isbn, '') || ' ' || other_names), NFD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
      'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰıəøđłħŧŋðςƏØĐŁĦŦŊÐʼʻʹ',
      'abgdevztiklmnopjrstufqryscczwwxjhabgdevztiklmnopjrstufqryscczwwxjhieodlhtndσeodlhtnd'''''''), '[\t-\r -/:-@[-`{-\u00bf\u2000-\u206f№]+', ' ', 'g')) || case when (title || ' ' || author || ' ' || coalesce(isbn, '') || ' ' || other_names) ~ '[əƏ]' then ' ' ||
    btrim(regexp_replace(translate(replace(replace(replace(replace(lower(regexp_replace(normalize(translate((title || ' ' || author || ' ' || coalesce(isbn, '') || ' ' || other_names), 'əƏ', 'aA'), NFD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
      'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰıəøđłħŧŋðςƏØĐŁĦŦŊÐʼʻʹ',
      'abgdevztiklmnopjrstufqryscczwwxjhabgdevztiklmnopjrstufqryscczwwxjhieodlhtndσeodlhtnd'''''''), '[\t-\r -/:-@[-`{-\u00bf\u2000-\u206f№]+', ' ', 'g')) else '' end || ' ' ||
    btrim(regexp_replace(translate(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(title || ' ' || author), 'ჟ', 'zh'), 'ღ', 'gh'), 'შ', 'sh'), 'ჩ', 'ch'), 'ც', 'ts'), 'ძ', 'dz'), 'წ', 'ts'), 'ჭ', 'ch'), 'ხ', 'kh'), 'აბგდევზთიკლმნოპრსტუფქყჯჰ', 'abgdevztiklmnoprstupkqjh'), '[\t-\r -/:-@[-`{-\u00bf\u2000-\u206f№]+', ' ', 'g')), ' '))
) stored;
comment on column book.folded_words is 'The folded words of the title, the author, the ISBN and other spellings, and the title and the author again in Latin letters.';
create index on book using gin (folded_words) with (fastupdate = off);

alter table student add column folded_names text not null generated always as (
  ' ' || btrim(regexp_replace(translate(replace(replace(replace(replace(lower(regexp_replace(normalize((fname_ka || ' ' || lname_ka || ' ' || fname_en || ' ' || lname_en), NFD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
      'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰıəøđłħŧŋðςƏØĐŁĦŦŊÐʼʻʹ',
      'abgdevztiklmnopjrstufqryscczwwxjhabgdevztiklmnopjrstufqryscczwwxjhieodlhtndσeodlhtnd'''''''), '[\t-\r -/:-@[-`{-\u00bf\u2000-\u206f№]+', ' ', 'g')) || case when (fname_ka || ' ' || lname_ka || ' ' || fname_en || ' ' || lname_en) ~ '[əƏ]' then ' ' ||
    btrim(regexp_replace(translate(replace(replace(replace(replace(lower(regexp_replace(normalize(translate((fname_ka || ' ' || lname_ka || ' ' || fname_en || ' ' || lname_en), 'əƏ', 'aA'), NFD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
      'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰıəøđłħŧŋðςƏØĐŁĦŦŊÐʼʻʹ',
      'abgdevztiklmnopjrstufqryscczwwxjhabgdevztiklmnopjrstufqryscczwwxjhieodlhtndσeodlhtnd'''''''), '[\t-\r -/:-@[-`{-\u00bf\u2000-\u206f№]+', ' ', 'g')) else '' end
) stored;
comment on column student.folded_names is 'The folded words of the names, each after a space.';

alter table student add column sort_name_ka text collate "C" not null generated always as (
  replace(replace(replace(replace(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(lname_ka || ' ' || fname_ka, NFD), '[\u0300-\u036f]', '', 'g')), 'ᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰƏς', 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰəσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'ə', 'e{'), 'ø', 'o{'), 'đ', 'd{'), 'ł', 'l{'), 'þ', 't{')
) stored;
comment on column student.sort_name_ka is 'Sort key of lists: the family name, then the first name.';
alter table student add column sort_name_en text collate "C" not null generated always as (
  replace(replace(replace(replace(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(lname_en || ' ' || fname_en, NFD), '[\u0300-\u036f]', '', 'g')), 'ᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰƏς', 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰəσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'ə', 'e{'), 'ø', 'o{'), 'đ', 'd{'), 'ł', 'l{'), 'þ', 't{')
) stored;
comment on column student.sort_name_en is 'Sort key of lists: the family name, then the first name.';

alter table lecturer add column sort_name_ka text collate "C" not null generated always as (
  replace(replace(replace(replace(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(lname_ka || ' ' || fname_ka, NFD), '[\u0300-\u036f]', '', 'g')), 'ᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰƏς', 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰəσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'ə', 'e{'), 'ø', 'o{'), 'đ', 'd{'), 'ł', 'l{'), 'þ', 't{')
) stored;
comment on column lecturer.sort_name_ka is 'Sort key of lists: the family name, then the first name.';
alter table lecturer add column sort_name_en text collate "C" not null generated always as (
  replace(replace(replace(replace(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(lname_en || ' ' || fname_en, NFD), '[\u0300-\u036f]', '', 'g')), 'ᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰƏς', 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰəσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'ə', 'e{'), 'ø', 'o{'), 'đ', 'd{'), 'ł', 'l{'), 'þ', 't{')
) stored;
comment on column lecturer.sort_name_en is 'Sort key of lists: the family name, then the first name.';

alter table staff_member add column sort_name_ka text collate "C" not null generated always as (
  replace(replace(replace(replace(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(lname_ka || ' ' || fname_ka, NFD), '[\u0300-\u036f]', '', 'g')), 'ᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰƏς', 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰəσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'ə', 'e{'), 'ø', 'o{'), 'đ', 'd{'), 'ł', 'l{'), 'þ', 't{')
) stored;
comment on column staff_member.sort_name_ka is 'Sort key of lists: the family name, then the first name.';
alter table staff_member add column sort_name_en text collate "C" not null generated always as (
  replace(replace(replace(replace(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(lname_en || ' ' || fname_en, NFD), '[\u0300-\u036f]', '', 'g')), 'ᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰƏς', 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰəσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'ə', 'e{'), 'ø', 'o{'), 'đ', 'd{'), 'ł', 'l{'), 'þ', 't{')
) stored;
comment on column staff_member.sort_name_en is 'Sort key of lists: the family name, then the first name.';
