import { catalogue } from '#web/i18n/catalogue.ts'
import { meetingWords } from './meeting-words.ts'

export const words = catalogue({
  ...meetingWords,
  today: { ka: 'დღეს', en: 'today' },
  left: { ka: 'დარჩა {time}', en: '{time} left' },
  opensIn: { ka: 'დარჩა {time}', en: 'in {time}' },
  noNext: {
    ka: 'უახლოეს სამ კვირაში ლექციები არ გაქვთ.',
    en: 'You have no lectures in the next three weeks.',
  },
  holiday: { ka: 'დასვენების დღე: {name}', en: 'Holiday: {name}' },
  changedSince: { ka: 'ახალი ცვლილებები', en: "What's new" },
  changesCount: { ka: 'ახალი ცვლილებები · {count}', en: "What's new · {count}" },
  haveSeen: { ka: 'გასაგებია', en: 'Got it' },
  weekOff: { ka: 'ლექციები არ ტარდება: {name}', en: 'No lectures: {name}' },
  movedFrom: { ka: 'გადმოტანილია: {date}', en: 'Moved from {date}' },
  movedWithin: { ka: 'დრო ან აუდიტორია შეცვლილია', en: 'Time or room changed' },
  movedTo: { ka: 'გადატანილია: {date} {time}', en: 'Moved to {date} {time}' },
  fromTime: { ka: '{time}-დან', en: 'from {time}' },
  untilTime: { ka: '{time}-მდე', en: 'until {time}' },
  moved: { ka: 'გადატანილია', en: 'Moved' },
  atOnce: { ka: 'ამავე დროს: {subject}', en: 'At the same time: {subject}' },
  severalAtOnce: { ka: 'ამავე დროს კიდევ {count}', en: '{count} more at the same time' },
  toChange: { ka: 'ჯგუფი შესაცვლელია', en: 'Group to be changed' },
  cancelled: { ka: 'გაუქმებულია', en: 'Cancelled' },
  freeDay: { ka: 'ლექციები არ არის.', en: 'No lectures.' },
  emptyWeek: { ka: 'ამ კვირაში ლექციები არ არის.', en: 'There are no lectures in this week.' },
  inTurns: {
    ka: 'ერთ უჯრაში ჩაწერილი საგნები რიგრიგობით, სხვადასხვა კვირაში ტარდება.',
    en: 'Subjects that share a box take turns: they are taught in different weeks.',
  },
  looked: { ka: 'არჩეული ჯგუფი: {title}', en: 'Selected group: {title}' },
  meets: { ka: 'დრო იკვეთება საგანთან „{subject}“', en: 'coincides with “{subject}”' },

  group: { ka: 'ჯგუფი', en: 'Group' },
  day: { ka: 'დღე', en: 'Day' },
  time: { ka: 'დრო', en: 'Time' },
  lecturer: { ka: 'ლექტორი', en: 'Lecturer' },
  // A soft hyphen for the narrowest column.
  registered: { ka: 'რეგისტრი\u00ADრებულია', en: 'Registered' },
  rotation: { ka: 'როტაციის თარიღები', en: 'Rotation dates' },
  room: { ka: 'აუდიტორია', en: 'Room' },
  partlyDistance: { ka: 'ნაწილობრივ დისტანციური', en: 'Partly distance' },
  starts: { ka: 'სწავლის დაწყება', en: 'Study starts' },
  dates: { ka: 'თარიღები', en: 'Dates' },
  wholeSemester: { ka: 'მთელი სემესტრი', en: 'Whole semester' },
  seatsRead: { ka: 'დაკავებულია {taken} ადგილი {capacity}-დან', en: '{taken} of {capacity} seats taken' },
  seatsLeft: {
    ka: 'თავისუფალია {count} ადგილი',
    en: { one: '1 seat left', other: '{count} seats left' },
  },
  // One line each on a phone.
  seatsMove: { ka: 'ადგილები თავისით ახლდება', en: 'Seat counts are live' },
  seatsLate: { ka: 'კავშირი გაწყდა, რიცხვები შესაძლოა მოძველდა', en: 'Connection lost, numbers out of date' },
  clashing: { ka: 'თქვენს ცხრილთან იკვეთება ({count})', en: 'Clashes ({count})' },
  full: { ka: 'სავსეა ({count})', en: 'Full ({count})' },
  closed: { ka: 'ვერ აირჩევა ({count})', en: 'Not possible ({count})' },
  detailsOf: { ka: 'ჯგუფი {group}: აუდიტორია და თარიღები', en: 'Group {group}: room and dates' },
  noSeats: { ka: 'სავსეა', en: 'Full' },
  chosen: { ka: 'არჩეულია', en: 'Chosen' },

  shortClash: { ka: 'იკვეთება: {subjects}', en: 'Clashes: {subjects}' },
  shortObstacle: { ka: '„{subject}“, {day} {time}', en: '{subject}, {day} {time}' },
  shortPart: {
    ka: 'იკვეთება მონიშნულ ჯგუფთან {group}: {day} {time}',
    en: 'Clashes with group {group} that you picked: {day} {time}',
  },
  obstacle: { ka: '„{subject}“: {day}, {time}.', en: '“{subject}”: {day}, {time}.' },
  impossiblePart: {
    ka: 'ეს ჯგუფი მონიშნულ ჯგუფთან ერთად ვერ აირჩევა, რადგან მათი დრო იკვეთება: ჯგუფი {group} ({day}, {time}).',
    en: 'This group cannot go with the one you picked because their times coincide: group {group} ({day}, {time}).',
  },
  isFullGroup: { ka: 'სავსეა', en: 'Full' },
  isClosedGroup: { ka: 'დახურულია', en: 'Closed' },
  isImpossible: {
    ka: 'საჭირო ჯგუფების დრო ერთმანეთთან იკვეთება',
    en: 'The groups it needs meet at the same time',
  },
  becameFull: {
    ka: 'ეს ჯგუფი ახლახან შეივსო. აირჩიეთ სხვა ჯგუფი.',
    en: 'This group has just become full. Choose another group.',
  },

  credits: { ka: 'კრედიტები', en: 'Credits' },
  thisSemester: { ka: 'ამ სემესტრში', en: 'This semester' },
  nextSemester: { ka: 'მომავალ სემესტრში', en: 'Next semester' },
  thisYear: { ka: 'ამ სასწავლო წელს', en: 'This academic year' },
  warn: {
    ka: 'არ გადააჭარბოთ {year} კრედიტს (სემესტრში {semester}).',
    en: 'Do not exceed {year} credits ({semester} per semester).',
  },
  leftOfSemester: {
    ka: 'ამ სემესტრში კიდევ {count} კრედიტის არჩევა შეგიძლიათ.',
    en: { one: '1 credit remains this semester.', other: '{count} credits remain this semester.' },
  },
  leftOfNextSemester: {
    ka: 'მომავალ სემესტრში კიდევ {count} კრედიტის არჩევა შეგიძლიათ.',
    en: { one: '1 credit remains next semester.', other: '{count} credits remain next semester.' },
  },
  leftOfYear: {
    ka: 'ამ სასწავლო წელს კიდევ {count} კრედიტის არჩევა შეგიძლიათ.',
    en: { one: '1 credit remains this academic year.', other: '{count} credits remain this academic year.' },
  },
  missing: {
    ka: 'მინიმუმ {minimum} კრედიტია საჭირო: გაკლიათ {count}.',
    en: 'At least {minimum} credits are needed: {count} more.',
  },
  deadline: { ka: 'ბოლო ვადა: {when}.', en: 'Deadline: {when}.' },

  codeLabel: { ka: 'SMS-ით მიღებული კოდი', en: 'Code from the text message' },
  digit: { ka: 'კოდის ციფრი {number}', en: 'Digit {number} of the code' },
  changeNumber: { ka: 'ნომრის შეცვლა', en: 'Change the number' },
  again: { ka: 'კოდის ხელახლა გამოგზავნა', en: 'Send the code again' },
  againIn: { ka: 'ხელახლა გამოგზავნა {seconds} წამში', en: 'Send again in {seconds} s' },
})
