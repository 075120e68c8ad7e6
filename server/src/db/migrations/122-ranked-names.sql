-- The search ranks what it finds by folded names too (foldWords in rules/src/search): by plain letters, or on the other
-- keyboard, an exact name comes first. The index on lower(title) is that of the version before.
alter table subject add column folded_names text not null generated always as (
  replace(replace(replace(btrim(regexp_replace(translate(replace(replace(replace(replace(lower(regexp_replace(normalize(('␞' || code || '␞' || name_ka || '␞' || name_en || '␞' || case when (code || '␞' || name_ka || '␞' || name_en) ~ '[əƏ]' then translate(code || '␞' || name_ka || '␞' || name_en, 'əƏ', 'aA') || '␞' else '' end), NFD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
      'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰıəøđłħŧŋðςƏØĐŁĦŦŊÐʼʻʹ',
      'abgdevztiklmnopjrstufqryscczwwxjhabgdevztiklmnopjrstufqryscczwwxjhieodlhtndσeodlhtnd'''''''), '[\t-\r -/:-@[-`{-\u00bf\u2000-\u206f№]+', ' ', 'g')), ' ␞', '␞'), '␞ ', '␞'), '␞', '|')
) stored;
comment on column subject.folded_names is 'The code and the names, folded, each between two bars.';

alter table lecturer add column folded_names text not null generated always as (
  replace(replace(replace(btrim(regexp_replace(translate(replace(replace(replace(replace(lower(regexp_replace(normalize(('␞' || fname_ka || ' ' || lname_ka || '␞' || lname_ka || ' ' || fname_ka || '␞' || fname_en || ' ' || lname_en || '␞' || lname_en || ' ' || fname_en || '␞' || case when (fname_ka || ' ' || lname_ka || '␞' || lname_ka || ' ' || fname_ka || '␞' || fname_en || ' ' || lname_en || '␞' || lname_en || ' ' || fname_en) ~ '[əƏ]' then translate(fname_ka || ' ' || lname_ka || '␞' || lname_ka || ' ' || fname_ka || '␞' || fname_en || ' ' || lname_en || '␞' || lname_en || ' ' || fname_en, 'əƏ', 'aA') || '␞' else '' end), NFD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
      'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰıəøđłħŧŋðςƏØĐŁĦŦŊÐʼʻʹ',
      'abgdevztiklmnopjrstufqryscczwwxjhabgdevztiklmnopjrstufqryscczwwxjhieodlhtndσeodlhtnd'''''''), '[\t-\r -/:-@[-`{-\u00bf\u2000-\u206f№]+', ' ', 'g')), ' ␞', '␞'), '␞ ', '␞'), '␞', '|')
) stored;
comment on column lecturer.folded_names is 'The names in either order, folded, each between two bars.';

alter table book add column folded_title text collate "C" not null generated always as (
  btrim(regexp_replace(translate(replace(replace(replace(replace(lower(regexp_replace(normalize(title, NFD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
      'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰıəøđłħŧŋðςƏØĐŁĦŦŊÐʼʻʹ',
      'abgdevztiklmnopjrstufqryscczwwxjhabgdevztiklmnopjrstufqryscczwwxjhieodlhtndσeodlhtnd'''''''), '[\t-\r -/:-@[-`{-\u00bf\u2000-\u206f№]+', ' ', 'g'))
) stored;
comment on column book.folded_title is 'The folded title, by whose beginning a search ranks it first.';
create index on book (folded_title);
