-- The navigation of every installation: each screen that needs no parameter can be reached from the header (position 1)
-- or the sidebar (position 2). Items without a path are headings; a university may rename, move or remove any row.

insert into menu_item (id, parent_id, path, name_ka, name_en) values
  (1, null, '/', 'მთავარი', 'Home'),

  (10, null, null, 'სწავლა', 'Studies'),
  (11, 10, '/schedule', 'ცხრილი', 'Schedule'),
  (12, 10, '/evaluations', 'შეფასებები', 'Evaluations'),
  (13, 10, '/my-program', 'ჩემი პროგრამა', 'My programme'),
  (14, 10, '/academic-calendar', 'აკადემიური კალენდარი', 'Academic calendar'),
  (15, 10, '/presentations', 'პრეზენტაციები', 'Presentations'),

  (20, null, null, 'რეგისტრაცია', 'Registration'),
  (21, 20, '/registration', 'საგნებზე რეგისტრაცია', 'Register for subjects'),
  (22, 20, '/registration-steps', 'რეგისტრაციის ეტაპები', 'Registration steps'),
  (23, 20, '/pre-registration', 'წინასწარი რეგისტრაცია', 'Pre-registration'),
  (24, 20, '/register_problems', 'რეგისტრაციის პრობლემები', 'Registration problems'),

  (30, null, null, 'გამოცდები', 'Exams'),
  (31, 30, '/exam-schedule', 'გამოცდების ცხრილი', 'Exam schedule'),
  (32, 30, '/exam-view', 'ნაშრომების ნახვა', 'View my exams'),

  (40, null, null, 'ფინანსები', 'Finance'),
  (41, 40, '/financial-info', 'ფინანსური ინფორმაცია', 'Financial information'),
  (42, 40, '/pay-online', 'ონლაინ გადახდა', 'Pay online'),
  (43, 40, '/pay', 'გადახდის შეჯამება', 'Payment summary'),

  (50, null, null, 'კომუნიკაცია', 'Communication'),
  (51, 50, '/conversations', 'მიმოწერა', 'Conversations'),
  (52, 50, '/my-applications', 'ჩემი განცხადებები', 'My applications'),
  (53, 50, '/my-applications/new', 'ახალი განცხადება', 'New application'),
  (54, 50, '/psychologist-consultation', 'ფსიქოლოგის კონსულტაცია', 'Psychologist consultation'),

  (60, null, null, 'ბიბლიოთეკა', 'Library'),
  (61, 60, '/my-library', 'ჩემი ბიბლიოთეკა', 'My library'),
  (62, 60, '/online-books', 'ელექტრონული წიგნები', 'Online books'),
  (63, 60, '/buy-books', 'წიგნების შეძენა', 'Buy books'),

  (70, null, null, 'საუნივერსიტეტო ცხოვრება', 'Campus life'),
  (71, 70, '/clubs', 'კლუბები', 'Clubs'),
  (72, 70, '/clubs/manage', 'კლუბის მართვა', 'Manage my club'),
  (73, 70, '/clubs/form', 'ახალი კლუბი', 'New club'),
  (74, 70, '/lab', 'ენების ლაბორატორია', 'Language lab'),
  (75, 70, '/cam-requests', 'კამერის მოთხოვნა', 'Camera requests'),
  (76, 70, '/cinematography-cam-requests', 'კინოკამერის მოთხოვნა', 'Cinematography camera requests'),
  (77, 70, '/university-charter', 'უნივერსიტეტის წესდება', 'University charter'),

  (80, null, null, 'მაგისტრატურა და მედიცინა', 'Master''s and medicine'),
  (81, 80, '/master-themes', 'სამაგისტრო თემები', 'Master''s themes'),
  (82, 80, '/master-components', 'სამაგისტრო კომპონენტები', 'Master''s components'),
  (83, 80, '/medicine-topics', 'სამედიცინო თემები', 'Medicine topics'),
  (84, 80, '/medicine-lab-groups', 'სამედიცინო ლაბორატორიის ჯგუფები', 'Medicine lab groups'),

  (90, null, null, 'ჩემი ანგარიში', 'My account'),
  (91, 90, '/profile', 'პროფილი', 'Profile'),
  (92, 90, '/logout', 'გასვლა', 'Log out');

-- In the order of their numbers. What a student needs at once also stands in the header.
insert into menu_position (menu_id, position, sort)
select id, 2, id from menu_item where id < 90
union all
select id, 1, sort from (values (1, 1), (11, 2), (21, 3), (51, 4), (90, 5), (91, 6), (92, 7)) header (id, sort);
