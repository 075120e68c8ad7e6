import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  consultations: { ka: 'კონსულტაციები', en: 'Consultations' },
  waiting: {
    ka: '{count} ჯავშანი პასუხს ელის.',
    en: {
      one: '{count} booking is waiting for an answer.',
      other: '{count} bookings are waiting for an answer.',
    },
  },
  nothingWaits: { ka: 'პასუხს არაფერი ელის.', en: 'Nothing is waiting for an answer.' },
  elsewhere: {
    ka: 'აქედან {count} ამ ოთხ კვირას სცდება. ნახეთ სხვა კვირები.',
    en: {
      one: '{count} of them is not in these four weeks. Look at the others.',
      other: '{count} of them are not in these four weeks. Look at the others.',
    },
  },
  weeks: { ka: 'კვირები', en: 'Weeks' },
  previous: { ka: 'წინა 4 კვირა', en: 'Previous 4 weeks' },
  next: { ka: 'შემდეგი 4 კვირა', en: 'Next 4 weeks' },
  fromToday: { ka: 'დღეიდან', en: 'From today' },
  none: {
    ka: 'ამ ოთხ კვირაში გახსნილი დრო არ გაქვთ. რომ სტუდენტებმა კონსულტაცია დაჯავშნონ, დააჭირეთ ღილაკს „დროის გახსნა“.',
    en: 'You have no times in these four weeks. To let students book, press “Open times”.',
  },

  free: { ka: 'თავისუფალია', en: 'Free' },
  nobody: { ka: 'არავის დაუჯავშნია', en: 'Nobody booked it' },
  sent: { ka: 'პასუხს ელის', en: 'Waiting for an answer' },
  confirmed: { ka: 'დადასტურებულია', en: 'Confirmed' },
  rejected: { ka: 'უარყოფილია', en: 'Rejected' },
  freeAgain: {
    ka: 'ეს დრო კვლავ თავისუფალია და მისი დაჯავშნა სხვა სტუდენტს შეუძლია.',
    en: 'This time is free again, and another student can book it.',
  },
  code: { ka: 'კოდი', en: 'Code' },
  email: { ka: 'ელფოსტა', en: 'E-mail' },
  phone: { ka: 'ტელეფონი', en: 'Phone' },
  notGiven: { ka: 'მითითებული არ არის', en: 'not given' },
  mode: { ka: 'ფორმატი', en: 'How' },
  office: { ka: 'კაბინეტში', en: 'In the office' },
  online: { ka: 'ონლაინ', en: 'Online' },
  sentAt: { ka: 'გამოგზავნის დრო', en: 'Sent' },
  place: { ka: 'ადგილი', en: 'Place' },
  reason: { ka: 'მიზეზი', en: 'Reason' },
  studentText: { ka: 'სტუდენტის ტექსტი', en: 'What the student wrote' },
  noText: { ka: 'სტუდენტს ტექსტი არ დაუწერია.', en: 'The student has written nothing.' },

  answerOffice: {
    ka: 'აუდიტორია, სადაც სტუდენტს დაელოდებით; უარყოფის შემთხვევაში – მიზეზი',
    en: 'Room where you expect the student; when you reject it, the reason',
  },
  answerOnline: {
    ka: 'ონლაინ კონსულტაციის ბმული; უარყოფის შემთხვევაში – მიზეზი',
    en: 'Link to the online consultation; when you reject it, the reason',
  },
  answerHint: {
    ka: 'ამ ტექსტს სტუდენტი პორტალზე წაიკითხავს.',
    en: 'The student reads this text in the portal.',
  },
  writePlace: {
    ka: 'დასადასტურებლად მიუთითეთ აუდიტორია ან ბმული.',
    en: 'To confirm it, write the room or the link.',
  },
  writeReason: { ka: 'უარსაყოფად მიუთითეთ მიზეზი.', en: 'To reject it, write the reason.' },
  confirm: { ka: 'დადასტურება', en: 'Confirm' },
  confirmNamed: { ka: 'დადასტურება: {time}', en: 'Confirm: {time}' },
  reject: { ka: 'უარყოფა', en: 'Reject' },
  rejectNamed: { ka: 'უარყოფა: {time}', en: 'Reject: {time}' },
  rejectTitle: { ka: 'უარვყოთ კონსულტაცია?', en: 'Reject the consultation?' },
  rejectText: {
    ka: 'სტუდენტი ამ მიზეზს წაიკითხავს, დრო კი გათავისუფლდება. უარყოფას ვეღარ გააუქმებთ.',
    en: 'The student reads this reason, and the time becomes free. This cannot be undone.',
  },
  changeAnswer: { ka: 'პასუხის შეცვლა', en: 'Change the answer' },
  cancel: { ka: 'გაუქმება', en: 'Cancel' },

  close: { ka: 'დროის წაშლა', en: 'Remove time' },
  closeNamed: { ka: 'დროის წაშლა: {time}', en: 'Remove time: {time}' },
  closeTitle: { ka: 'წავშალოთ ეს დრო?', en: 'Remove this time?' },
  closeText: {
    ka: 'სტუდენტები ამ დროს ვეღარ დაჯავშნიან. საჭიროების შემთხვევაში ხელახლა გახსნით.',
    en: 'Students will not be able to book it. You can open it again.',
  },
  leave: { ka: 'დახურვა', en: 'Close' },
  closed: { ka: 'დრო წაშლილია.', en: 'The time was removed.' },

  open: { ka: 'დროის გახსნა', en: 'Open times' },
  from: { ka: 'პირველი დღე', en: 'From day' },
  to: { ka: 'ბოლო დღე', en: 'To day' },
  weekdays: { ka: 'კვირის დღეები', en: 'Weekdays' },
  start: { ka: 'დასაწყისი', en: 'Start' },
  end: { ka: 'დასასრული', en: 'End' },
  timeHint: { ka: 'უნივერსიტეტის დროით ({zone}).', en: 'By the time at the university ({zone}).' },
  minutes: { ka: 'ხანგრძლივობა წუთებში', en: 'Length in minutes' },
  minutesHint: { ka: '15-დან 240 წუთამდე.', en: 'From 15 to 240 minutes.' },
  count: {
    ka: 'გაიხსნება {number} დრო.',
    en: { one: 'This opens {number} time.', other: 'This opens {number} times.' },
  },
  countNone: {
    ka: 'არჩეულ დღეებსა და საათებში კონსულტაცია ვერ ეტევა. შეცვალეთ დღეები, საათები ან ხანგრძლივობა.',
    en: 'No consultation fits into these days and hours. Change the days, the hours or the length.',
  },
  countLater: {
    ka: 'როცა ველებს შეავსებთ, აქ გამოჩნდება, რამდენი დრო გაიხსნება.',
    en: 'Once the form is filled in, this says how many times it opens.',
  },
  chooseDay: { ka: 'აირჩიეთ დღე', en: 'Choose a day' },
  past: { ka: 'აირჩიეთ დღე, რომელიც ჯერ არ გასულა', en: 'Choose a day that has not passed' },
  dayOrder: {
    ka: 'ბოლო დღე პირველზე ადრე ვერ იქნება. აირჩიეთ სხვა დღე',
    en: 'The last day cannot be before the first one. Choose another day',
  },
  chooseWeekday: { ka: 'აირჩიეთ კვირის ერთი დღე მაინც', en: 'Choose at least one weekday' },
  chooseTime: { ka: 'აირჩიეთ საათი', en: 'Choose a time' },
  timeOrder: {
    ka: 'დასასრული დასაწყისზე გვიან უნდა იყოს. აირჩიეთ სხვა საათი',
    en: 'The end must be later than the start. Choose another time',
  },
  wrongMinutes: { ka: 'მიუთითეთ 15-დან 240 წუთამდე', en: 'Enter from 15 to 240 minutes' },
  added: {
    ka: 'გაიხსნა {number} დრო.',
    en: { one: '{number} time was opened.', other: '{number} times were opened.' },
  },
  skipped: {
    ka: '{number} არ დაემატა, რადგან უკვე გახსნილია ან გახსნილ დროსთან იკვეთება.',
    en: {
      one: '{number} was left out: it is open already or clashes with a time that is.',
      other: '{number} were left out: they are open already or clash with times that are.',
    },
  },
})
