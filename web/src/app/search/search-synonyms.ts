import type { ScreenPath } from '#web/app/paths.ts'

/** What else students call a screen, in both languages, for the search. */
export const searchSynonyms = {
  '/schedule': 'ლექციები განრიგი კვირა timetable lectures classes calendar week',
  '/evaluations': 'ნიშნები ნიშანი ქულები ქულა grades marks scores results gpa',
  '/my-program': 'კურიკულუმი საგნები კრედიტები curriculum modules courses credits program degree',
  '/academic-calendar': 'არდადეგები დასვენება სემესტრი ვადები holidays semester deadlines dates year',
  '/registration': 'საგნები ჯგუფები დარეგისტრირება subjects courses groups enrol enroll register seats',
  '/registration-steps': 'როდის ვადები when window dates deadlines',
  '/pre-registration': 'საგნები subjects courses',
  '/register_problems': 'დახმარება შეცდომა ჩივილი help support complaint error',
  '/exam-schedule': 'შუალედური ფინალური midterm final exams tests',
  '/exam-view': 'გამოცდა ნამუშევარი აპელაცია paper exams results appeal',
  '/financial-info':
    'ფული გადასახადი დავალიანება სტიპენდია გრანტი money fees tuition debt balance scholarship grant',
  '/pay-online': 'ფული გადასახადი ბარათი money fees tuition card bank',
  '/pay': 'ფული money',
  '/conversations': 'შეტყობინება წერილი ჩატი ლექტორი chat mail inbox lecturer conversations write',
  '/my-applications': 'ცნობა მობილობა request certificate transcript mobility statement',
  '/my-applications/new': 'ცნობა მობილობა request certificate transcript mobility statement',
  '/psychologist-consultation': 'დახმარება სტრესი help stress counselling counseling',
  '/my-library': 'წიგნები books loans scan',
  '/online-books': 'ბიბლიოთეკა library ebooks reading',
  '/buy-books': 'მაღაზია shop textbooks',
  '/clubs': 'თვითმმართველობა პროექტი self-government student projects',
  '/lab': 'ინგლისური english languages',
  '/cam-requests': 'ვიდეო video equipment',
  '/university-charter': 'წესები კანონი rules law',
  '/master-themes': 'თეზისი ნაშრომი thesis dissertation topic',
  '/master-components': 'თეზისი ნაშრომი thesis dissertation files',
  '/profile':
    'პაროლი ტელეფონი სურათი ფოტო მოწყობილობები password phone photo picture account settings devices',
  '/logout': 'გამოსვლა sign out exit',
} as const satisfies Partial<Record<ScreenPath, string>>
