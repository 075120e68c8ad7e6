-- Texts that the university gives a name: its charter, the library's rules, guides. Both languages, in Markdown without
-- HTML: headings of two levels, paragraphs and lists.
create table resource (
  name text primary key check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  position int not null default 0,
  title_ka text not null,
  title_en text not null,
  text_ka text not null,
  text_en text not null,
  updated_at timestamptz not null default now()
);
