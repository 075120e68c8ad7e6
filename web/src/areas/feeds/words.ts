import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  more: { ka: 'სხვა მოქმედებები', en: 'More actions' },
  toMyCalendar: { ka: 'ჩემს კალენდარში დამატება', en: 'Add to my calendar' },
  calendarTitle: { ka: 'ლექციები და ვადები თქვენს კალენდარში', en: 'Your dates in your own calendar' },
  intro: {
    ka: 'დაამატეთ ეს მისამართები ტელეფონის ან კომპიუტერის კალენდარში: ლექციები, გამოცდები და ვადები იქ ავტომატურად განახლდება.',
    en: 'Add these addresses to the calendar on your phone or computer. It keeps your lectures, exams and deadlines up to date, including any that move.',
  },
  introFirst: {
    ka: 'შექმენით თქვენი მისამართები და დაამატეთ ტელეფონის ან კომპიუტერის კალენდარში: ყველა თარიღი იქ ავტომატურად განახლდება.',
    en: 'Create your own addresses and add them to the calendar on your phone or computer. It keeps all dates up to date, including any that move.',
  },
  lecturesAbout: {
    ka: 'დრო, აუდიტორია და ლექტორი',
    en: 'Times, rooms and lecturers',
  },
  examsAbout: {
    ka: 'დრო, აუდიტორია და თქვენი ადგილი',
    en: 'Times, rooms and your seat',
  },
  deadlinesAbout: {
    ka: 'ტესტები, ფაილები, გასაჩივრება და სხვა ვადები',
    en: 'Quizzes, files, appeals and other dates',
  },
  createAddress: { ka: 'მისამართების შექმნა', en: 'Create my addresses' },
  lectures: { ka: 'ლექციები', en: 'Lectures' },
  exams: { ka: 'გამოცდები', en: 'Exams' },
  deadlines: { ka: 'ვადები', en: 'Deadlines' },
  copy: { ka: 'კოპირება', en: 'Copy' },
  copied: { ka: 'დაკოპირდა', en: 'Copied' },
  copyByHand: { ka: 'მონიშნულია, დააკოპირეთ', en: 'It is selected: copy it' },
  openInCalendar: { ka: 'კალენდარში გახსნა', en: 'Open in a calendar' },
  secretHintFirst: {
    ka: 'მისამართები საიდუმლოა: ვინც მათ იცის, თქვენს ცხრილს ხედავს. ნებისმიერ დროს შეგიძლიათ გააუქმოთ.',
    en: 'The addresses are secret: anyone who has them can see your dates. You can revoke them at any time.',
  },
  secretHint: {
    ka: 'მისამართები საიდუმლოა: ვინც მათ იცის, თქვენს ცხრილს ხედავს. თუ სხვის ხელში მოხვდა, გააუქმეთ და ახალი შექმენით.',
    en: 'The addresses are secret: anyone who has them can see your dates. If somebody else has one, revoke them and create new ones.',
  },
  revoke: { ka: 'მისამართების გაუქმება', en: 'Revoke the addresses' },
  keepAddress: { ka: 'მისამართების შენარჩუნება', en: 'Keep the addresses' },
  revokeTitle: { ka: 'გავაუქმოთ მისამართები?', en: 'Revoke the addresses?' },
  revokeText: {
    ka: 'კალენდრები, რომლებიც ამ მისამართებს იყენებენ, აღარ განახლდება.',
    en: 'Calendars that use these addresses will no longer be updated.',
  },
  revoked: { ka: 'მისამართები გაუქმდა.', en: 'The addresses are revoked.' },
})
