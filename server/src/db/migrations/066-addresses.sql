-- Finance: an address that a student has typed as a formula would run in a spreadsheet that opens an export of records. What
-- a student types is the same in both languages; a sign without a call or a reference behind it, as "-", is left alone.
update student set
  address_ka = btrim(regexp_replace(address_ka, '(^|[,;])\s*[=+@-]+', '\1 ', 'g')),
  address_en = btrim(regexp_replace(address_en, '(^|[,;])\s*[=+@-]+', '\1 ', 'g'))
where address_ka = address_en and address_ka ~ '(^|[,;])\s*[=+@-].*[(|!&]';
