import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  consultation: { ka: 'ფსიქოლოგის კონსულტაცია', en: 'Psychologist consultation' },

  mine: { ka: 'ჩემი კონსულტაციები', en: 'My consultations' },
  noBookings: { ka: 'დაჯავშნილი კონსულტაცია არ გაქვთ.', en: 'You have no consultations booked.' },
  sent: { ka: 'გაგზავნილია', en: 'Sent' },
  confirmed: { ka: 'დადასტურებულია', en: 'Confirmed' },
  rejected: { ka: 'უარყოფილია', en: 'Rejected' },
  psychologist: { ka: 'ფსიქოლოგი', en: 'Psychologist' },
  where: { ka: 'სად', en: 'Where' },
  office: { ka: 'კაბინეტში', en: 'In the office' },
  online: { ka: 'ონლაინ', en: 'Online' },
  placeLater: {
    ka: 'ზუსტ ადგილს ფსიქოლოგი დადასტურებისას მოგწერთ',
    en: 'the psychologist will write the room when confirming it',
  },
  linkLater: {
    ka: 'ბმულს ფსიქოლოგი დადასტურებისას მოგწერთ',
    en: 'the psychologist will write the link when confirming it',
  },
  reason: { ka: 'მიზეზი', en: 'Reason' },
  rejectedNext: {
    ka: 'ეს დრო თქვენთვის დაჯავშნილი აღარ არის. აირჩიეთ სხვა დრო.',
    en: 'This time is no longer booked for you. Choose another one.',
  },
  yourText: { ka: 'თქვენი ტექსტი', en: 'What you wrote' },
  cancelUntil: { ka: 'გაუქმება შეგიძლიათ {at}', en: 'Can be cancelled until {at}' },
  cancelClosed: {
    ka: 'კონსულტაციამდე ცოტა დრო დარჩა, ამიტომ მას აქ ვეღარ გააუქმებთ. თუ ვერ მოხვალთ, მისწერეთ ფსიქოლოგს.',
    en: 'It is too late to cancel the consultation here. If you cannot come, write to the psychologist.',
  },
  write: { ka: 'ფსიქოლოგისთვის მიწერა: {email}', en: 'Write to the psychologist: {email}' },
  mailSubject: { ka: 'კონსულტაცია: {date}, {time}', en: 'Consultation: {date}, {time}' },
  cancel: { ka: 'კონსულტაციის გაუქმება', en: 'Cancel the consultation' },
  cancelNamed: {
    ka: 'კონსულტაციის გაუქმება: {date}, {time}',
    en: 'Cancel the consultation: {date}, {time}',
  },
  cancelTitle: { ka: 'გავაუქმოთ კონსულტაცია?', en: 'Cancel the consultation?' },
  cancelText: {
    ka: 'ეს დრო სხვა სტუდენტებისთვის გათავისუფლდება. თუ თავისუფალი დრო იქნება, ახლის დაჯავშნა შეგიძლიათ.',
    en: 'Other students will be able to take this time. You can book another one if there are free times.',
  },
  keep: { ka: 'კონსულტაციის შენარჩუნება', en: 'Keep the consultation' },
  cancelled: { ka: 'კონსულტაცია გაუქმებულია.', en: 'The consultation is cancelled.' },
  booked: {
    ka: 'დრო დაჯავშნილია და ფსიქოლოგს გაეგზავნა. პასუხი ამ გვერდზე გამოჩნდება.',
    en: 'The time is booked, and the psychologist sees the booking. The answer will appear on this page.',
  },

  free: { ka: 'თავისუფალი დრო', en: 'Free times' },
  choose: {
    ka: 'აირჩიეთ დრო. სია ავტომატურად განახლდება.',
    en: 'Choose a time. The list updates by itself.',
  },
  noFree: {
    ka: 'თავისუფალი დრო ახლა არ არის. სია ყოველ წუთს ავტომატურად განახლდება და ახალი დრო აქ გამოჩნდება. თუ გვერდიდან გახვალთ, რამდენიმე დღეში კვლავ შემოიხედეთ.',
    en: 'There are no free times at the moment. The list is read again every minute, and new times will appear here. If you leave the page, look again in a few days.',
  },

  chosen: { ka: 'არჩეული დრო', en: 'Chosen time' },
  another: { ka: 'სხვა დროის არჩევა', en: 'Choose another time' },
  noLongerFree: {
    ka: 'ეს დრო თავისუფალი აღარ არის. აირჩიეთ სხვა დრო; რაც დაწერეთ, შენახულია.',
    en: 'This time is no longer free. Choose another one; what you wrote is kept.',
  },
  alreadyBooked: {
    ka: 'კონსულტაცია უკვე დაჯავშნილი გაქვთ ({when}). ის ძალაში რჩება, ეს დრო კი მას დაემატება.',
    en: 'You already have a consultation: {when}. It stays, and this one is added.',
  },
  moreDays: { ka: 'კიდევ {count} დღე', en: { one: '{count} more day', other: '{count} more days' } },
  how: { ka: 'სად გსურთ კონსულტაცია?', en: 'Where would you like the consultation?' },
  chooseHow: {
    ka: 'აირჩიეთ, სად გსურთ კონსულტაცია: კაბინეტში თუ ონლაინ.',
    en: 'Choose whether you would like the consultation in the office or online.',
  },
  text: { ka: 'რაზე გსურთ საუბარი? (სურვილისამებრ)', en: 'What would you like to talk about? (optional)' },
  textHint: { ka: 'ამას მხოლოდ ფსიქოლოგი წაიკითხავს.', en: 'Only the psychologist reads this.' },
  book: { ka: 'დაჯავშნა', en: 'Book' },
})
