-- Pages: The menu, texts of the university, and what students have seen.

create table menu_item (
  id int primary key,
  parent_id int references menu_item,
  name_ka text not null,
  name_en text not null,
  path text
);
comment on table menu_item is 'The entries of the navigation.';
comment on column menu_item.path is 'Null is a heading.';

create table menu_position (
  menu_id int not null references menu_item on delete cascade,
  position int not null check (position in (1, 2)),
  sort int not null,
  primary key (menu_id, position)
);
comment on table menu_position is 'Where an entry appears.';
comment on column menu_position.position is '1 header, 2 sidebar (spec 2.5.1).';
comment on column menu_position.sort is 'Order within the position.';

-- Every screen that needs no parameter can be reached from the menu.
insert into menu_item (id, parent_id, path, name_ka, name_en) values
  (1, null, '/', 'მთავარი', 'Home'),
  (2, null, '/duties', 'რა მელოდება', 'To do'),
  (10, null, null, 'სწავლა', 'Studies'),
  (11, 10, '/schedule', 'ცხრილი', 'Schedule'),
  (12, 10, '/evaluations', 'შეფასებები', 'Evaluations'),
  (13, 10, '/my-program', 'ჩემი პროგრამა', 'My programme'),
  (14, 10, '/academic-calendar', 'აკადემიური კალენდარი', 'Academic calendar'),
  (15, 10, '/presentations', 'პრეზენტაციები', 'Presentations'),
  (20, null, null, 'რეგისტრაცია', 'Registration'),
  (21, 20, '/registration', 'რეგისტრაცია', 'Registration'),
  (22, 20, '/registration-steps', 'რეგისტრაციის ეტაპები', 'Registration steps'),
  (23, 20, '/pre-registration', 'წინასწარი რეგისტრაცია', 'Pre-registration'),
  (24, 20, '/register_problems', 'პრობლემის შეტყობინება', 'Report a problem'),
  (30, null, null, 'გამოცდები', 'Exams'),
  (31, 30, '/exam-schedule', 'გამოცდების ცხრილი', 'Exam schedule'),
  (32, 30, '/exam-view', 'ნაშრომების ნახვა', 'Exam viewing'),
  (40, null, null, 'ფინანსები', 'Finance'),
  (41, 40, '/financial-info', 'ფინანსური ინფორმაცია', 'Financial information'),
  (42, 40, '/pay-online', 'ონლაინ გადახდა', 'Pay online'),
  (43, 40, '/pay', 'გადახდა', 'Payment'),
  (50, null, null, 'კომუნიკაცია', 'Communication'),
  (51, 50, '/conversations', 'მიმოწერა', 'Messages'),
  (52, 50, '/my-applications', 'ჩემი განცხადებები', 'My applications'),
  (53, 50, '/my-applications/new', 'ახალი განცხადება', 'New application'),
  (54, 50, '/psychologist-consultation', 'ფსიქოლოგის კონსულტაცია', 'Psychologist consultation'),
  (60, null, null, 'ბიბლიოთეკა', 'Library'),
  (61, 60, '/my-library', 'ჩემი ბიბლიოთეკა', 'My library'),
  (62, 60, '/online-books', 'ელექტრონული წიგნები', 'Online books'),
  (63, 60, '/buy-books', 'წიგნების შეძენა', 'Buy books'),
  (70, null, null, 'საუნივერსიტეტო ცხოვრება', 'Campus life'),
  (71, 70, '/clubs', 'კლუბები', 'Clubs'),
  (72, 70, '/clubs/manage', 'კლუბის მართვა', 'Club management'),
  (73, 70, '/clubs/form', 'კლუბის ფორმა', 'Club form'),
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

-- The sidebar has everything but the account; what is needed at once also stands in the header.
insert into menu_position (menu_id, position, sort)
select id, 2, id from menu_item where id < 90
union all
select id, 1, sort from (values (1, 1), (11, 2), (21, 3), (51, 4), (90, 5), (91, 6), (92, 7)) header (id, sort);

create table resource (
  name text primary key check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  position int not null default 0,
  title_ka text not null,
  title_en text not null,
  text_ka text not null,
  text_en text not null,
  updated_at timestamptz not null default now()
);
comment on table resource is 'Texts of the university, such as its charter or the library''s rules: Markdown without HTML, in both languages.';
comment on column resource.name is 'The last part of its address.';
comment on column resource.updated_at is 'Set by set_resource_updated_at when a text changes.';

create table page_seen (
  student_id int not null references student on delete cascade,
  page text not null check (page in (
      'schedule', 'exams', 'calendar', 'evaluations', 'course', 'works', 'components', 'theme', 'presentations',
      'medicine-topics', 'medicine-lab-groups', 'lab', 'resources', 'programme')),
  version text not null,
  snapshot jsonb not null,
  seen_at timestamptz not null default now(),
  subject_id int references subject on delete cascade,
  constraint one_page_seen_per_subject unique nulls not distinct (student_id, page, subject_id),
  constraint course_has_subject check ((page = 'course') = (subject_id is not null))
);
comment on table page_seen is 'What a page showed when the student last saw it, so that changes since then can be marked.';
comment on column page_seen.version is 'A hash of what the page shows.';
comment on column page_seen.snapshot is 'What is compared, by key.';
