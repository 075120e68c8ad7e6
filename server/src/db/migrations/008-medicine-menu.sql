-- The menu of a student has either the master's screens or those of medicine, so each has its own heading. A heading
-- that the office has changed stays.
insert into menu_item (id, parent_id, path, name_ka, name_en)
select 85, null, null, 'მედიცინა', 'Medicine' from menu_item where id = 80 and name_en = 'Master''s and medicine'
on conflict (id) do nothing;
insert into menu_position (menu_id, position, sort)
select id, 2, 85 from menu_item where id = 85 and name_en = 'Medicine'
on conflict do nothing;
update menu_item set parent_id = 85
where parent_id = 80 and path in ('/medicine-topics', '/medicine-lab-groups')
  and exists (select 1 from menu_item where id = 85 and name_en = 'Medicine');
update menu_item set name_ka = 'მაგისტრატურა', name_en = 'Master''s studies'
where id = 80 and name_en = 'Master''s and medicine';
