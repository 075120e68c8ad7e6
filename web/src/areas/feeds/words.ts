import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  toMyCalendar: { ka: 'ჩემს კალენდარში დამატება', en: 'Add to my calendar' },
  calendarTitle: { ka: 'ლექციები და ვადები თქვენს კალენდარში', en: 'Your dates in your own calendar' },
  intro: {
    ka: 'დაამატეთ ეს მისამართები ტელეფონის ან კომპიუტერის კალენდარში: ლექციები, გამოცდები და ვადები იქ ავტომატურად განახლდება.',
    en: 'Add these addresses to the calendar on your phone or computer. It keeps your lectures, exams and deadlines up to date, including any that move.',
  },
  createAddress: { ka: 'მისამართის შექმნა', en: 'Create my address' },
  lectures: { ka: 'ლექციები', en: 'Lectures' },
  exams: { ka: 'გამოცდები', en: 'Exams' },
  deadlines: { ka: 'ვადები', en: 'Deadlines' },
  copy: { ka: 'კოპირება', en: 'Copy' },
  copied: { ka: 'დაკოპირდა', en: 'Copied' },
  copyByHand: { ka: 'მონიშნულია, დააკოპირეთ', en: 'It is selected: copy it' },
  openInCalendar: { ka: 'კალენდარში გახსნა', en: 'Open in a calendar' },
  secretHint: {
    ka: 'მისამართი საიდუმლოა: ვინც მას იცის, თქვენს ცხრილს ხედავს. თუ სხვის ხელში მოხვდა, გააუქმეთ და ახალი შექმენით.',
    en: 'The address is secret: anyone who has it can see your dates. If somebody else has it, revoke it and create a new one.',
  },
  revoke: { ka: 'მისამართის გაუქმება', en: 'Revoke the address' },
  keepAddress: { ka: 'მისამართის შენარჩუნება', en: 'Keep the address' },
  revokeTitle: { ka: 'გავაუქმოთ მისამართი?', en: 'Revoke the address?' },
  revokeText: {
    ka: 'კალენდრები, რომლებიც ამ მისამართს იყენებენ, აღარ განახლდება.',
    en: 'Calendars that use this address will no longer be updated.',
  },
  revoked: { ka: 'მისამართი გაუქმდა.', en: 'The address is revoked.' },
})
