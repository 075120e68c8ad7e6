create or replace function has_text(the_text text, typed text) returns boolean language sql immutable parallel safe as $$
  select strpos(fold_text(the_text), fold_text(typed)) > 0
    -- Azerbaijani "ə" is spelled with "e" or "a".
    or the_text ~ '[əƏ]' and strpos(fold_text(translate(the_text, 'əƏ', 'aA')), fold_text(translate(typed, 'əƏ', 'aA'))) > 0
$$;

comment on function has_text is 'Whether a text contains what is typed, by its plain letters (fold_text).';
