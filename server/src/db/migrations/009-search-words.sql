-- The words of names in the form of rules/src/search/search-words.ts: in lower case, Georgian letters (of both cases) by
-- their keys on the keyboard. A test compares the two.
alter table subject add column search_words tsvector not null generated always as (
  array_to_tsvector(string_to_array(btrim(regexp_replace(
    translate(lower(code || ' ' || name_ka || ' ' || name_en),
      'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰ',
      'abgdevztiklmnopjrstufqryscczwwxjhabgdevztiklmnopjrstufqryscczwwxjh'),
    '[\t-\r -/:-@[-`{-\u00bf\u2000-\u206f№]+', ' ', 'g')), ' '))
) stored;
comment on column subject.search_words is 'The words of the code and the names, as the search compares them.';
create index on subject using gin (search_words);

alter table lecturer add column search_words tsvector not null generated always as (
  array_to_tsvector(string_to_array(btrim(regexp_replace(
    translate(lower(fname_ka || ' ' || lname_ka || ' ' || fname_en || ' ' || lname_en),
      'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰ',
      'abgdevztiklmnopjrstufqryscczwwxjhabgdevztiklmnopjrstufqryscczwwxjh'),
    '[\t-\r -/:-@[-`{-\u00bf\u2000-\u206f№]+', ' ', 'g')), ' '))
) stored;
comment on column lecturer.search_words is 'The words of the names in both languages, as the search compares them.';
create index on lecturer using gin (search_words);

-- What a lecturer teaches in a semester.
create index on subject_lecturer (lecturer_id, semester_id);
