import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  publications: { ka: 'გამოქვეყნება', en: 'Publish' },
  add: { ka: 'ახალი შეტყობინება', en: 'New publication' },
  back: { ka: 'გამოქვეყნება', en: 'Publish' },

  what: { ka: 'შეტყობინება', en: 'What' },
  toWhom: { ka: 'ადრესატი', en: 'To whom' },
  state: { ka: 'მდგომარეობა', en: 'State' },
  author: { ka: 'ავტორი', en: 'Author' },
  actions: { ka: 'მოქმედებები', en: 'Action' },
  waiting: { ka: 'დაგეგმილია', en: 'Scheduled' },
  published: { ka: 'გამოქვეყნდა', en: 'Published' },
  cancelled: { ka: 'გაუქმდა', en: 'Cancelled' },
  willBePublished: { ka: 'გამოქვეყნდება: {when}', en: 'Will be published: {when}' },
  isBeingPublished: { ka: 'ახლა ქვეყნდება', en: 'Being published now' },
  notSent: { ka: 'არ გაიგზავნა', en: 'Not sent' },
  permission: {
    ka: 'ავტორს ამ ადრესატისთვის გამოქვეყნების უფლება შეუწყდა',
    en: 'The author’s permission to publish to this audience ended',
  },
  noAudience: {
    ka: 'ეს ჯგუფი ან საგანი მიმდინარე სემესტრში აღარ არის',
    en: 'The group or course is not one of the current semester any more',
  },
  sendAgain: { ka: 'ხელახლა გაგზავნა', en: 'Send again' },
  sendAgainNamed: { ka: 'ხელახლა გაგზავნა: {title}', en: 'Send again: {title}' },
  replaceTitle: { ka: 'შევცვალოთ დაწყებული შეტყობინება?', en: 'Replace the publication you have begun?' },
  replaceText: {
    ka: 'ფორმაში თქვენი დაუსრულებელი შეტყობინება წერია. მის ნაცვლად ეს ტექსტი ჩაიწერება.',
    en: 'The form has a publication that you have not finished. This text takes its place.',
  },
  replace: { ka: 'შეცვლა', en: 'Replace' },
  wasPlanned: { ka: 'დაგეგმილი იყო: {when}', en: 'Was planned for {when}' },
  search: { ka: 'სათაური ან ადრესატი', en: 'Title, or to whom' },
  all: { ka: 'ყველა', en: 'All' },
  noneFound: {
    ka: 'ასეთი შეტყობინება ვერ მოიძებნა. შეცვალეთ საძიებო სიტყვა.',
    en: 'Nothing matches. Change the search.',
  },
  text: { ka: 'ტექსტი', en: 'Text' },
  publishedAt: { ka: 'გამოქვეყნების დრო', en: 'When' },
  recipientCount: { ka: 'მიმღებები', en: 'Recipients' },
  seenCount: { ka: 'ნახა', en: 'Seen' },
  seenBy: { ka: '{recipients}-დან {seen} სტუდენტმა ნახა', en: 'Seen by {seen} of {recipients}' },
  none: {
    ka: 'ჯერ არაფერი გამოქვეყნებულა. სტუდენტებისთვის შეტყობინების გამოსაქვეყნებლად დააჭირეთ ღილაკს „ახალი შეტყობინება“.',
    en: 'Nothing has been published yet. To inform students, press “New publication”.',
  },

  cancel: { ka: 'გამოქვეყნების გაუქმება', en: 'Cancel publication' },
  cancelNamed: { ka: 'გამოქვეყნების გაუქმება: {title}', en: 'Cancel publication: {title}' },
  cancelTitle: { ka: 'გავაუქმოთ გამოქვეყნება?', en: 'Cancel this publication?' },
  cancelText: {
    ka: 'შეტყობინება „{title}“ აღარ გამოქვეყნდება. გაუქმებულის აღდგენა შეუძლებელია.',
    en: '“{title}” will not be published. This cannot be undone.',
  },
  keep: { ka: 'დატოვება', en: 'Keep it' },
  close: { ka: 'დახურვა', en: 'Close' },

  form: { ka: 'როგორ გამოჩნდეს', en: 'How it appears' },
  notification: { ka: 'შეტყობინება', en: 'Notification' },
  notificationHint: {
    ka: 'რჩება ზარის ნიშანთან, სანამ სტუდენტი არ გახსნის.',
    en: 'It waits under the bell until the student opens it.',
  },
  popup: { ka: 'ამომხტარი შეტყობინება', en: 'Message over the page' },
  popupHint: {
    ka: 'თავისით იხსნება გვერდის ზემოდან და რჩება, სანამ სტუდენტი არ დახურავს. გამოიყენეთ იშვიათად, მხოლოდ იმისთვის, რაც ყველამ უნდა წაიკითხოს.',
    en: 'It opens over the page and stays until the student closes it. Use it rarely: only for what everybody must read.',
  },

  title: { ka: 'სათაური', en: 'Title' },
  titleKa: { ka: 'სათაური ქართულად', en: 'Title in Georgian' },
  titleEn: { ka: 'სათაური ინგლისურად', en: 'Title in English' },
  textKa: { ka: 'ტექსტი ქართულად', en: 'Text in Georgian' },
  textEn: { ka: 'ტექსტი ინგლისურად', en: 'Text in English' },
  previewKa: { ka: 'რას დაინახავს სტუდენტი ქართულად', en: 'What the student sees in Georgian' },
  previewEn: { ka: 'რას დაინახავს სტუდენტი ინგლისურად', en: 'What the student sees in English' },
  justNow: { ka: 'ახლახან', en: 'Just now' },
  opens: { ka: 'იხსნება გვერდი {link}', en: 'Opens the page {link}' },
  confirmRead: { ka: 'წავიკითხე', en: 'I have read it' },

  link: { ka: 'ბმული (თუ საჭიროა)', en: 'Link, if needed' },
  linkHint: {
    ka: 'პორტალის გვერდი, რომელსაც შეტყობინება ხსნის, მაგალითად, /schedule. დააკოპირეთ მისამართის ის ნაწილი, რომელიც პორტალის სახელს მოსდევს.',
    en: 'The page of the portal that the notification opens, such as /schedule. Copy what follows the name of the portal in the address.',
  },

  audience: { ka: 'ადრესატი', en: 'To whom' },
  everyone: { ka: 'ყველა სტუდენტი', en: 'All students' },
  programme: { ka: 'პროგრამა', en: 'Programme' },
  group: { ka: 'ჯგუფი', en: 'Group' },
  // Not კურსი, which is also a year of studies.
  course: { ka: 'საგანი', en: 'Course' },
  everyoneHint: { ka: 'მთელი უნივერსიტეტი', en: 'The whole university' },
  programmeHint: { ka: 'ამ პროგრამის სტუდენტები', en: 'Who studies in the programme' },
  groupHint: { ka: 'ამ სემესტრში ამ ჯგუფის სტუდენტები', en: 'Who is in the group this semester' },
  courseHint: {
    ka: 'ამ სემესტრში ამ საგანზე რეგისტრირებული სტუდენტები',
    en: 'Who is registered in the course this semester',
  },
  findProgramme: { ka: 'აირჩიეთ პროგრამა', en: 'Which programme' },
  findGroup: { ka: 'აირჩიეთ ჯგუფი', en: 'Which group' },
  findCourse: { ka: 'აირჩიეთ საგანი', en: 'Which course' },
  findByName: {
    ka: 'დაწერეთ დასახელების ნაწილი და აირჩიეთ სიიდან.',
    en: 'Type a part of the name and choose from the list.',
  },
  findByCode: {
    ka: 'დაწერეთ საგნის დასახელების ან ჯგუფის კოდის ნაწილი და აირჩიეთ სიიდან.',
    en: 'Type a part of the course’s name or of the group’s code, and choose from the list.',
  },
  searching: { ka: 'იძებნება…', en: 'Searching…' },
  typeMore: { ka: 'დაწერეთ მინიმუმ ორი ასო.', en: 'Type at least two letters.' },
  nothingFound: { ka: 'ვერაფერი მოიძებნა.', en: 'Nothing was found.' },
  foundCount: { ka: 'მოიძებნა {count}', en: '{count} found' },
  found: { ka: 'ნაპოვნი', en: 'Found' },
  counting: { ka: 'ითვლება სტუდენტების რაოდენობა…', en: 'Counting the students…' },
  countIs: {
    ka: 'მიიღებს {number} სტუდენტი.',
    en: { one: '{number} student will get it.', other: '{number} students will get it.' },
  },
  nobody: {
    ka: 'აქ სტუდენტი არ არის, ამიტომ არაფერი გაიგზავნება. აირჩიეთ სხვა ადრესატი.',
    en: 'There are no students here, so nothing will be sent. Choose another audience.',
  },
  notCounted: {
    ka: 'სტუდენტების რაოდენობა ჯერ უცნობია. სცადეთ ხელახლა.',
    en: 'The number of students is not known yet. Try again.',
  },

  when: { ka: 'როდის', en: 'When' },
  now: { ka: 'ახლავე', en: 'Now' },
  later: { ka: 'თქვენ მიერ არჩეულ დროს', en: 'At a time that you choose' },
  day: { ka: 'დღე', en: 'Day' },
  time: { ka: 'საათი', en: 'Time' },
  timeHint: {
    ka: 'იგულისხმება უნივერსიტეტის დრო ({zone}). მანამდე შეგიძლიათ გააუქმოთ.',
    en: 'By the time at the university ({zone}). Until then it can be cancelled.',
  },

  fill: { ka: 'გთხოვთ, შეავსოთ', en: 'Please fill this in' },
  wrongLink: {
    ka: 'ბმული სტუდენტური პორტალის გვერდის მისამართია, მაგალითად, /schedule. ეს გვერდი პორტალზე არ არის ან ჯერ არ გახსნილა.',
    en: 'A link is the address of a page of the student’s portal, such as /schedule. The portal has no such page, or it is not open yet.',
  },
  chooseAudience: { ka: 'აირჩიეთ ადრესატი', en: 'Choose whom it is for' },
  chooseFound: { ka: 'აირჩიეთ სიიდან', en: 'Choose one from the list' },
  chooseTime: { ka: 'აირჩიეთ დღე და საათი', en: 'Choose a day and a time' },
  past: {
    ka: 'ეს დრო უკვე გავიდა. აირჩიეთ მომავალი დრო.',
    en: 'This time has passed. Choose one that is still to come.',
  },

  publish: { ka: 'გამოქვეყნება', en: 'Publish' },
  schedule: { ka: 'დაგეგმვა', en: 'Schedule' },
  publishTo: {
    ka: 'გამოქვეყნება {number} სტუდენტისთვის',
    en: { one: 'Publish to {number} student', other: 'Publish to {number} students' },
  },
  scheduleTo: {
    ka: 'დაგეგმვა {number} სტუდენტისთვის',
    en: { one: 'Schedule for {number} student', other: 'Schedule for {number} students' },
  },
  publishNowTitle: {
    ka: 'გამოვაქვეყნოთ ახლავე {number} სტუდენტისთვის?',
    en: { one: 'Publish now to {number} student?', other: 'Publish now to {number} students?' },
  },
  scheduleTitle: {
    ka: 'დავგეგმოთ გამოქვეყნება {number} სტუდენტისთვის?',
    en: { one: 'Schedule for {number} student?', other: 'Schedule for {number} students?' },
  },
  publishNow: { ka: 'ახლავე გამოქვეყნება', en: 'Publish now' },
  students: { ka: 'სტუდენტები', en: 'Students' },
  nowIsFinal: {
    ka: 'გამოქვეყნების შემდეგ ვეღარც შეცვლით და ვეღარც გააუქმებთ.',
    en: 'Once it is published, it can be neither changed nor cancelled.',
  },
  laterIsFinal: {
    ka: 'ამ დრომდე შეგიძლიათ გააუქმოთ. შემდეგ ვეღარც შეცვლით და ვეღარც გააუქმებთ.',
    en: 'Until then you can cancel it. After that it can be neither changed nor cancelled.',
  },
  cancelForm: { ka: 'გაუქმება', en: 'Cancel' },
})
