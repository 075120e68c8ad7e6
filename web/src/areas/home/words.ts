import type { blockerKey } from '#contract/session.ts'
import type { Phrase } from '#rules/locale.ts'
import { catalogue } from '#web/i18n/catalogue.ts'
import type * as z from 'zod/mini'

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

/** What each blocker asks for, as a student would say it. */
export const blockerWords = {
  documents: { ka: 'ატვირთეთ საჭირო დოკუმენტები', en: 'Upload the missing documents' },
  pre_registration: { ka: 'გაიარეთ წინასწარი რეგისტრაცია', en: 'Complete your pre-registration' },
  practise: { ka: 'აირჩიეთ პრაქტიკული ჯგუფი', en: 'Choose a practical group' },
  seminar: { ka: 'აირჩიეთ სემინარის ჯგუფი', en: 'Choose a seminar group' },
  choose_times: {
    ka: 'აირჩიეთ ვიზიტის დრო ხელშეკრულებისთვის',
    en: 'Choose a time to visit for your contract',
  },
  contract: { ka: 'გაეცანით და დაადასტურეთ ხელშეკრულება', en: 'Read and accept your contract' },
  international_agreement: {
    ka: 'უპასუხეთ საერთაშორისო სტუდენტის თანხმობას',
    en: "Answer the international student's agreement",
  },
  concentration: { ka: 'აირჩიეთ კონცენტრაცია', en: 'Choose your concentration' },
  law_subjects: { ka: 'აირჩიეთ სამართლის საგნები', en: 'Choose your law subjects' },
  english_level: { ka: 'აირჩიეთ ინგლისური ენის დონე', en: 'Choose your English level' },
  vaccine: { ka: 'ატვირთეთ ვაქცინაციის დოკუმენტი', en: 'Upload your vaccination document' },
  bank_account: {
    ka: 'მიუთითეთ საბანკო ანგარიში სტიპენდიისთვის',
    en: 'Give a bank account for your scholarship',
  },
  student_location: {
    ka: 'უპასუხეთ, იმყოფებით თუ არა საქართველოში',
    en: 'Answer whether you are in Georgia',
  },
  informatics: { ka: 'მიუთითეთ ტელეფონი და მისამართი', en: 'Give your phone and address' },
  self_government: {
    ka: 'დაადასტურეთ თვითმმართველობის კლუბის წევრობა',
    en: 'Confirm your membership of the self-government club',
  },
  graduation_attendance: {
    ka: 'უპასუხეთ, დაესწრებით თუ არა გამოშვების ცერემონიას',
    en: 'Answer whether you will attend the graduation',
  },
  graduation_gown: { ka: 'აირჩიეთ მანტია: შეძენა ან დაქირავება', en: 'Choose a gown: to buy or to rent' },
  survey: { ka: 'შეავსეთ გამოკითხვა', en: 'Answer a survey' },
  popup: { ka: 'წაიკითხეთ შეტყობინება', en: 'Read a message' },
} as const satisfies Readonly<Record<z.output<typeof blockerKey>, Phrase>>
