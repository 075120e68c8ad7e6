-- What waits for a student has a place in the menu, below the home page.

insert into menu_item (id, parent_id, path, name_ka, name_en) values
  (2, null, '/duties', 'რა მელოდება', 'What waits for me');
insert into menu_position (menu_id, position, sort) values (2, 2, 2);
