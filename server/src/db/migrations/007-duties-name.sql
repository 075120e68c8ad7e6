-- The list of duties has one name in the menu, on its screen and on home. A name that the office has changed stays.
update menu_item set name_ka = 'გასაკეთებელი' where path = '/duties' and name_ka = 'რა მელოდება';
