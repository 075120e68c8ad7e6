-- One thing has one name: an item of the menu is called as the screen that it leads to. What a university has renamed stays.
update menu_item m set name_ka = n.ka, name_en = n.en
from (values
  ('/registration', 'Register for subjects', 'რეგისტრაცია', 'Registration'),
  ('/register_problems', 'Registration problems', 'პრობლემის შეტყობინება', 'Report a problem'),
  ('/exam-view', 'View my exams', 'ნაშრომების ნახვა', 'Exam viewing'),
  ('/pay', 'Payment summary', 'გადახდა', 'Payment'),
  ('/conversations', 'Conversations', 'მიმოწერა', 'Messages'),
  ('/clubs/manage', 'Manage my club', 'კლუბის მართვა', 'Club management'),
  ('/clubs/form', 'New club', 'კლუბის ფორმა', 'Club form')
) n (path, was, ka, en)
where m.path = n.path and m.name_en = n.was;
