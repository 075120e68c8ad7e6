import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  camera: { ka: 'კამერის მოთხოვნა', en: 'Camera requests' },
  cinematographyCamera: { ka: 'კინოკამერის მოთხოვნა', en: 'Cinematography camera requests' },

  newRequest: { ka: 'ახალი მოთხოვნა', en: 'New request' },
  noEquipment: {
    ka: 'ამჟამად აპარატურა არ გაიცემა. როგორც კი შესაძლებელი გახდება, მისი მოთხოვნა აქ შეგეძლებათ.',
    en: 'No equipment can be borrowed at the moment. When there is some, you can request it here.',
  },
  equipment: { ka: 'აპარატურა', en: 'Equipment' },
  count: { ka: 'სულ {count} ცალი', en: 'The university has {count}' },
  timeHint: { ka: 'მაგალითად, 10:30', en: 'Such as 10:30' },
  day: { ka: 'დღე', en: 'Day' },
  start: { ka: 'დასაწყისი', en: 'Start' },
  end: { ka: 'დასასრული', en: 'End' },
  purpose: { ka: 'მიზანი', en: 'Purpose' },
  purposeHint: {
    ka: 'დაწერეთ, რისთვის გჭირდებათ აპარატურა: მაგალითად, რომელი საგნის დავალებისთვის.',
    en: 'Write what you need the equipment for, such as an assignment and its subject.',
  },
  chooseEquipment: { ka: 'აირჩიეთ აპარატურა', en: 'Choose the equipment' },
  tooMuchEquipment: { ka: 'აირჩიეთ მაქსიმუმ {max} დასახელება', en: 'Choose at most {max} items' },
  chooseDay: { ka: 'აირჩიეთ დღე', en: 'Choose a day' },
  dayPast: { ka: 'ეს დღე უკვე გავიდა. აირჩიეთ სხვა დღე.', en: 'This day has passed. Choose another one.' },
  enterStart: { ka: 'მიუთითეთ დასაწყისის დრო', en: 'Enter the start time' },
  enterEnd: { ka: 'მიუთითეთ დასასრულის დრო', en: 'Enter the end time' },
  endTooEarly: {
    ka: 'დასასრული დასაწყისზე გვიან უნდა იყოს. შეცვალეთ დრო.',
    en: 'The end must be later than the start. Change the time.',
  },
  enterPurpose: {
    ka: 'დაწერეთ, რისთვის გჭირდებათ აპარატურა',
    en: 'Write what you need the equipment for',
  },
  send: { ka: 'გაგზავნა', en: 'Send' },
  sentNow: {
    ka: 'მოთხოვნა გაიგზავნა. პასუხი ამავე გვერდზე გამოჩნდება.',
    en: 'The request was sent. The answer will appear on this page.',
  },

  myRequests: { ka: 'ჩემი მოთხოვნები', en: 'My requests' },
  noRequests: {
    ka: 'ჯერ არაფერი მოგითხოვიათ. აქ გამოჩნდება თქვენი მოთხოვნები და მათი პასუხები.',
    en: 'No requests yet. They will appear here with their answers.',
  },
  sent: { ka: 'გაგზავნილია', en: 'Sent' },
  confirmed: { ka: 'დადასტურებულია', en: 'Confirmed' },
  rejected: { ka: 'უარყოფილია', en: 'Rejected' },
  reason: { ka: 'მიზეზი', en: 'Reason' },
  answer: { ka: 'პასუხი', en: 'Answer' },
  sentPast: {
    ka: 'მოთხოვნილი დრო უპასუხოდ გავიდა. თუ აპარატურა ისევ გჭირდებათ, გააგზავნეთ ახალი მოთხოვნა.',
    en: 'The time has passed without an answer. If you still need the equipment, send a new request.',
  },
  rejectedNext: {
    ka: 'შეგიძლიათ ახალი მოთხოვნა გაგზავნოთ სხვა დროისთვის ან სხვა აპარატურაზე.',
    en: 'You can send a new request, for another time or other equipment.',
  },
  confirmedNext: {
    ka: 'თუ აპარატურა აღარ გჭირდებათ, მიმართეთ სკოლის დეპარტამენტს.',
    en: 'If you no longer need the equipment, contact the school department.',
  },

  cancel: { ka: 'მოთხოვნის გაუქმება', en: 'Cancel the request' },
  cancelOf: { ka: 'მოთხოვნის გაუქმება: {request}', en: 'Cancel the request: {request}' },
  cancelTitle: { ka: 'გავაუქმოთ მოთხოვნა?', en: 'Cancel the request?' },
  keep: { ka: 'მოთხოვნის შენარჩუნება', en: 'Keep the request' },
  cancelText: {
    ka: 'აპარატურის მოთხოვნა ამ დროისთვის სხვა სტუდენტს შეეძლება. ახალი მოთხოვნის გაგზავნა ყოველთვის შეგიძლიათ.',
    en: 'Another student will be able to request the equipment for this time. You can always send a new request.',
  },
  cancelledRequests: { ka: 'გაუქმებული მოთხოვნები ({count})', en: 'Cancelled requests ({count})' },
  cancelled: { ka: 'მოთხოვნა გაუქმებულია', en: 'The request is cancelled' },
})
