import type { ScreenPath } from '#web/app/paths.ts'

/** Other words that students use for a screen, in both languages. */
export const pageSynonyms: Readonly<Partial<Record<ScreenPath, string>>> = {
  '/': 'დასაწყისი start dashboard main',
  '/duties':
    'დავალებები ვალდებულებები ბოლო ვადა ვადები საქმეები tasks duties deadlines due assignments homework todo reminders',
  '/notifications':
    'შეტყობინება სიახლეები ახალი ამბები ზარი notifications news announcements alerts bell inbox',
  '/schedule':
    'ლექციები ლექცია განრიგი კვირა აუდიტორია ოთახი დღეს timetable lectures classes calendar week room where today tomorrow გამოწერა ბეჭდვა subscribe print export ical',
  '/evaluations':
    'ნიშნები ნიშანი ქულები ქულა შედეგები გამოცდის შედეგი საშუალო ჯიპიეი grades marks scores results exam results gpa average',
  '/my-program':
    'კურიკულუმი საგნები კრედიტები სასწავლო გეგმა მაინორი კონცენტრაცია კატალოგი curriculum modules courses subjects credits ects program degree plan minor concentration catalogue syllabus',
  '/academic-calendar':
    'არდადეგები დასვენება სემესტრი ვადები გადახდის ვადა სესია დღესასწაულები holidays break semester deadlines dates year payment date exam session vacation',
  '/presentations': 'პრეზენტაცია მოხსენება თემა slides talk presentation topic',
  '/registration':
    'საგნები ჯგუფები საგნის არჩევა დარეგისტრირება ადგილი ჯგუფის შეცვლა subjects courses groups enrol enroll register seats change group',
  '/registration-steps': 'როდის ვადები ეტაპი რეგისტრაციის დრო when window dates deadlines opens',
  '/pre-registration': 'საგნები მომავალი სემესტრი subjects courses next semester preregistration',
  '/register_problems':
    'დახმარება შეცდომა ჩივილი კითხვა დეკანატი ადმინისტრაცია კონტაქტი მხარდაჭერა help support complaint error bug question contact dean office administration',
  '/exam-schedule':
    'გადაბარება retake resit ჩემი გამოცდები გამოცდა შუალედური ფინალური ქვიზი ბილეთი ადგილი my exams midterm final exams tests quiz seat',
  '/exam-view':
    'გამოცდა გამოცდის შედეგები ნაშრომი აპელაცია გასაჩივრება paper exams exam results appeal corrected work',
  '/my-applications': 'განცხადება მოთხოვნა პასუხი სტატუსი application request answer letter petition',
  '/my-applications/new':
    'უწყისი საბუთი დოკუმენტი აკადემიური შვებულება ნიშნების ფურცელი ცნობა ტრანსკრიპტი ამონაწერი მობილობა სტატუსი შეჩერება აღდგენა ფორმა 26 სამხედრო ნაწილ-ნაწილ გადახდა გასაჩივრება მოთხოვნა document leave of absence request transcript certificate statement letter proof enrolment mobility status suspension restoration military form instalments appeal',
  '/conversations':
    'შეტყობინება წერილი ჩატი ლექტორთან მიწერა chat mail inbox message lecturer conversations write email',
  '/psychologist-consultation':
    'ფსიქოლოგი დახმარება სტრესი შფოთვა ფსიქიკური ჯანმრთელობა help stress anxiety counselling counseling counsellor therapist mental health wellbeing',
  '/lab': 'ინგლისური ენა ლაბი english languages laboratory booking',
  '/university-charter': 'წესები კანონი დებულება წესდება rules law regulations statute',
  '/master-themes': 'თეზისი ნაშრომი ხელმძღვანელი thesis dissertation topic supervisor',
  '/master-components': 'თეზისი ნაშრომი ნაწილები thesis dissertation files parts',
  '/medicine-topics': 'კურაცია თემა curation topic clinical',
  '/medicine-lab-groups': 'ლაბორატორია ჯგუფი laboratory group',
  '/financial-info':
    'ფული გადასახადი საფასური სწავლის ქირა დავალიანება ვალი ბალანსი ინვოისი ამონაწერი სტიპენდია გრანტი დაფინანსება ფინანსები დაბრუნება თანხის დაბრუნება წასვლა სწავლის შეწყვეტა გადარიცხვა money refund left leave leaving withdraw withdrawal quit transfer fee tuition debt balance invoice statement scholarships grants stipend funding bank account finance cost price',
  '/pay-online':
    'ფული ბარათი ბანკი საფასური გადასახადი თანხის გადახდა money card bank tuition fee online payment',
  '/pay': 'გადახდები ქვითარი დაუსრულებელი გადახდა payments receipt unfinished payment order',
  '/clubs': 'თვითმმართველობა პროექტი გაწევრიანება წრე self-government students society sport hobby join',
  '/clubs/manage': 'პროექტი თანხა წევრები დაფინანსება project money members budget',
  '/clubs/form': 'კლუბის დაფუძნება ახალი კლუბი found start new club',
  '/my-library':
    'ბიბლიოთეკა წიგნი წიგნები სახელმძღვანელო ნათხოვარი ჯარიმა სკანი დაბრუნება library book books textbook loans borrow renew return fine scan overdue',
  '/online-books':
    'ელექტრონული წიგნი წიგნები სახელმძღვანელო წაკითხვა ebooks e-books ebook book pdf textbook reading download',
  '/buy-books': 'წიგნი სახელმძღვანელო მაღაზია ყიდვა შეძენა ფასი textbook shop store buy purchase price',
  '/cam-requests': 'ვიდეო აპარატურა გადაღება video equipment lend borrow camcorder',
  '/cinematography-cam-requests': 'კინო ფილმი ფილმის გადაღება film movie cinema shooting',
  '/profile':
    'პირადი მონაცემები ტელეფონი ელფოსტა სურათი ფოტო მისამართი პარამეტრები personal data details phone email photo picture address account settings code',
}
