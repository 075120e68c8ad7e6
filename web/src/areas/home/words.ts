import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  home: { ka: 'მთავარი', en: 'Home' },
  next: { ka: 'შემდეგი ლექცია', en: 'Next lecture' },
  today: { ka: 'დღევანდელი ლექციები', en: "Today's lectures" },
  toSchedule: { ka: 'მთელი ცხრილი', en: 'The whole schedule' },
  noSchedule: {
    ka: 'აქ თქვენი ლექციები გამოჩნდება, როცა საგნებზე დარეგისტრირდებით.',
    en: 'Your lectures will appear here once you have registered for subjects.',
  },
  toRegistration: { ka: 'რეგისტრაციაზე გადასვლა', en: 'Go to registration' },
  waits: { ka: 'გასაკეთებელი', en: 'To do' },
  nothingWaits: { ka: 'ახლა გასაკეთებელი არაფერი გაქვთ.', en: 'You have nothing to do now.' },
  until: { ka: 'ბოლო ვადა: {date}', en: 'Deadline: {date}' },
  allThatWaits: {
    ka: 'სრული სია: ვადები და დრო',
    en: 'The whole list, with deadlines and how long each takes',
  },
  visit: { ka: 'ვიზიტი ხელშეკრულებისთვის: {date}, {time}', en: 'Visit for your contract: {date}, {time}' },
  changeVisit: { ka: 'წაშლა და თავიდან არჩევა', en: 'Delete and choose again' },
  windowOpen: { ka: '{step}: რეგისტრაცია ღიაა', en: '{step}: registration is open' },
  windowSoon: { ka: '{step}: მალე გაიხსნება', en: '{step}: opens soon' },
  closesAt: { ka: 'იხურება: {when}', en: 'Closes: {when}' },
  opensAt: { ka: 'იხსნება: {when}', en: 'Opens: {when}' },
  steps: { ka: 'ეტაპების ნახვა', en: 'See the steps' },
  due: { ka: 'უახლოესი ვადები', en: 'Due soon' },
  nothingDue: { ka: 'უახლოეს თვეში ვადები არ არის.', en: 'There are no deadlines in the coming month.' },
  inDays: { ka: '{count} დღეში', en: { one: 'in {count} day', other: 'in {count} days' } },
  dueToday: { ka: 'დღეს', en: 'today' },
  dueTomorrow: { ka: 'ხვალ', en: 'tomorrow' },
  daysLeft: { ka: 'დარჩა {count} დღე', en: { one: '{count} day left', other: '{count} days left' } },
  toCalendar: { ka: 'აკადემიური კალენდარი', en: 'Academic calendar' },
})
