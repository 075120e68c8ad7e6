import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  conversations: { ka: 'მიმოწერა', en: 'Messages' },
  newMessage: { ka: 'ახალი შეტყობინება', en: 'New message' },
  searchRecipients: { ka: 'სახელი, კოდი ან საგანი', en: 'Name, code or subject' },
  otherRecipients: { ka: 'სხვა მიმღებები', en: 'Others' },
  findFellows: {
    ka: 'ჯგუფელს სახელით ან კოდით იპოვით.',
    en: 'To find a fellow student, type their name or code.',
  },
  noRecipients: {
    ka: 'ამ სემესტრში ჯერ არც ერთ ჯგუფში არ ხართ, ამიტომ მისაწერიც არავინაა. ჯგუფებს რეგისტრაციისას აირჩევთ.',
    en: 'You are in no group this semester yet, so there is nobody to write to. You choose your groups in registration.',
  },
  toRegistration: { ka: 'რეგისტრაცია', en: 'Registration' },
  search: { ka: 'სახელი ან სიტყვა', en: 'Name or word' },
  none: {
    ka: 'ჯერ არავისთვის მიგიწერიათ. მოძებნეთ ლექტორი, ჯგუფი ან ჯგუფელი და მისწერეთ.',
    en: 'You have not written to anyone yet. Search for a lecturer, a group or a fellow student to write to them.',
  },
  choose: {
    ka: 'აირჩიეთ მიმოწერა ან მოძებნეთ, ვის მისწერთ.',
    en: 'Choose a conversation, or search for someone to write to.',
  },
  notFound: {
    ka: '„{search}“ ვერ მოიძებნა. შეგიძლიათ მისწეროთ ამ სემესტრის ლექტორებს, თქვენს ჯგუფებსა და მათ სტუდენტებს.',
    en: 'Nothing found for “{search}”. You can write to your lecturers of this semester, your groups and the students in them.',
  },
  writeTo: { ka: 'მიწერა', en: 'Write to' },
  actions: { ka: 'მიმოწერის მოქმედებები', en: 'Actions of the conversation' },
  mute: { ka: 'გაჩუმება', en: 'Mute' },
  unmute: { ka: 'გაჩუმების მოხსნა', en: 'Unmute' },
  leave: { ka: 'ჯგუფის მიმოწერიდან გასვლა', en: 'Leave the group’s conversation' },
  leaveTitle: { ka: 'გავიდეთ ჯგუფის მიმოწერიდან?', en: 'Leave the group’s conversation?' },
  leaveText: {
    ka: 'მის შეტყობინებებს აღარ მიიღებთ. დასაბრუნებლად მისწერეთ ჯგუფს.',
    en: 'You will not get its messages any more. To come back, write to the group.',
  },
  leaveYes: { ka: 'გასვლა', en: 'Leave' },
  report: { ka: 'საჩივარი შეტყობინებაზე', en: 'Report a message' },
  reportTitle: { ka: 'საჩივარი შეტყობინებაზე', en: 'Report a message' },
  reportWhich: { ka: 'რომელ შეტყობინებას ეხება საჩივარი', en: 'Which message' },
  reportReason: { ka: 'რა არის მიუღებელი', en: 'What is wrong with it' },
  reportNext: {
    ka: 'საჩივარს უნივერსიტეტის თანამშრომელი წაიკითხავს. პასუხს გვერდზე „პრობლემის შეტყობინება“ ნახავთ.',
    en: 'Somebody of the university will read it. You will find the answer on Report a problem.',
  },
  reportSend: { ka: 'გაგზავნა', en: 'Send' },
  reportSent: { ka: 'საჩივარი გაგზავნილია', en: 'The report was sent' },
  chooseMessage: { ka: 'აირჩიეთ შეტყობინება', en: 'Choose a message' },
  foundMessages: { ka: 'შეტყობინებებში', en: 'In messages' },
  back: { ka: 'მიმოწერის სია', en: 'All conversations' },
  giveReason: { ka: 'დაწერეთ მიზეზი', en: 'Give a reason' },
  first: { ka: 'ეს თქვენი პირველი შეტყობინება იქნება.', en: 'This will be your first message.' },
  cannotWrite: {
    ka: 'ამ მიმღებს ვერ მისწერთ. შეგიძლიათ მისწეროთ ამ სემესტრის ლექტორებს, თქვენს ჯგუფებსა და მათ სტუდენტებს.',
    en: 'You cannot write to this recipient. You can write to your lecturers of this semester, your groups and the students in them.',
  },
})
