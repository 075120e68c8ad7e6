import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  keys: { ka: 'კლავიშები', en: 'Keyboard shortcuts' },
  everywhere: { ka: 'ყველა გვერდზე', en: 'Everywhere' },
  search: { ka: 'ძიება', en: 'Search' },
  goHome: { ka: 'მთავარი', en: 'Home' },
  goSchedule: { ka: 'ცხრილი', en: 'Schedule' },
  goRegistration: { ka: 'რეგისტრაცია', en: 'Registration' },
  goExams: { ka: 'გამოცდების ცხრილი', en: 'Exam schedule' },
  goProgramme: { ka: 'ჩემი პროგრამა', en: 'My programme' },
  help: { ka: 'ეს ფანჯარა', en: 'This list' },
  close: { ka: 'ღია ფანჯრის ან მენიუს დახურვა', en: 'Close a dialog or a menu' },
  undo: { ka: 'ბოლო მოქმედების გაუქმება, სანამ შეტყობინება ჩანს', en: 'Undo, while the message is shown' },
  groups: { ka: 'საგნის ჯგუფები', en: 'The groups of a subject' },
  nextGroup: {
    ka: 'წინა ან შემდეგი ჯგუფი; კვირაში მისი დრო გამოჩნდება',
    en: 'Previous or next group, shown in the week',
  },
  edgeGroup: { ka: 'პირველი ან ბოლო ჯგუფი', en: 'First or last group' },
  chooseGroup: { ka: 'ჯგუფის არჩევა', en: 'Choose the group' },
  week: { ka: 'ცხრილის კვირა', en: 'The week of the schedule' },
  nextBlock: {
    ka: 'დღის და მეზობელი დღეების ლექციები',
    en: 'Lectures of the day and of the neighbouring days',
  },
  edgeBlock: { ka: 'კვირის პირველი ან ბოლო ლექცია', en: 'First or last lecture of the week' },
  openBlock: { ka: 'ლექციის დეტალები', en: 'Details of the lecture' },
  today: { ka: 'მიმდინარე კვირა', en: 'This week' },
  otherWeek: { ka: 'წინა ან შემდეგი კვირა', en: 'Previous or next week' },
  menus: { ka: 'მენიუს ღილაკი', en: 'The button of a menu' },
  openMenu: { ka: 'გახსნა და პირველ პუნქტზე გადასვლა', en: 'Open, and go to the first item' },
  nextItem: { ka: 'მენიუს პუნქტები', en: 'The items of the menu' },
  plan: { ka: 'გეგმის საგნები', en: 'The subjects of a plan' },
  moveSubject: {
    ka: 'საგნის გადატანა ზემოთ ან ქვემოთ, როცა მისი ნომერია მონიშნული',
    en: 'Move a subject up or down, with the focus on its number',
  },
})
