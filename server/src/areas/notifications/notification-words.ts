import type { AnsweredKind } from '#rules/staff/answering.ts'
import type { Phrase } from '#rules/text/locale.ts'

/** The titles and texts of notifications. */
export const notificationWords = {
  times: { ka: '{subject}: ცხრილი შეიცვალა', en: '{subject}: new times' },
  groupClosed: { ka: '{subject}: ჯგუფი გაუქმდა', en: '{subject}: your group was closed' },
  groupClosedText: {
    ka: 'ჯგუფში „{group}“ მეცადინეობა აღარ იქნება. რეგისტრაციის გვერდზე აირჩიეთ სხვა ჯგუფი.',
    en: '{group} does not take place any more. Choose another group on the registration page.',
  },
  reopened: { ka: 'ჯგუფი ისევ ღიაა', en: 'the group is open again' },
  moved: { ka: '{before} → {after}', en: '{before} → {after}' },
  removed: { ka: 'აღარ ტარდება: {before}', en: 'no longer: {before}' },
  added: { ka: 'დაემატა: {after}', en: 'added: {after}' },
  movedOnce: { ka: '{date} → {after}', en: '{date} → {after}' },
  cancelledOnce: { ka: '{date}: არ ტარდება', en: '{date}: does not take place' },
  asUsual: { ka: '{date}: ჩვეულებრივ დროს', en: '{date}: at the usual time' },
  group: { ka: 'ჯგუფი {group}', en: 'Group {group}' },
  distance: { ka: 'დისტანციურად', en: 'remotely' },
  exam: { ka: '{subject}: გამოცდა გადავიდა', en: '{subject}: the exam was moved' },
  examText: { ka: '{type}: {before} → {after}', en: '{type}: {before} → {after}' },
  points: { ka: '{subject}: ახალი ქულა', en: '{subject}: new points' },
  pointsCorrected: { ka: '{subject}: ქულა შესწორდა', en: '{subject}: points corrected' },
  mark: { ka: '{subject}: შეფასება გამოქვეყნდა', en: '{subject}: mark published' },
  markCorrected: { ka: '{subject}: შეფასება შესწორდა', en: '{subject}: mark corrected' },
  bookReady: { ka: 'წიგნი გელოდებათ ბიბლიოთეკაში', en: 'A book is waiting for you in the library' },
  bookReadyText: {
    ka: '„{title}“ თქვენთვის {date} ინახება.',
    en: '“{title}” is kept for you until {date}.',
  },
  loanDue: {
    ka: 'წიგნის დაბრუნებამდე დარჩა {count} დღე',
    en: { one: 'A book is due in {count} day', other: 'A book is due in {count} days' },
  },
  loanDueTomorrow: { ka: 'წიგნი ხვალ უნდა დაბრუნდეს', en: 'A book is due tomorrow' },
  loanDueText: {
    ka: '„{title}“ ბიბლიოთეკაში უნდა დაბრუნდეს {day}. თუ სხვა არ ელოდება, ვადის გაგრძელება პორტალზეც შეგიძლიათ.',
    en: '“{title}” is to be returned to the library on {day}. Unless somebody waits for it, you can renew it here.',
  },
  markText: {
    ka: 'საგნის საბოლოო შეფასებას „შეფასებების“ გვერდზე ნახავთ.',
    en: 'The final mark of the subject is on the page “Evaluations”.',
  },
  paid: { ka: 'გადახდილია {amount}', en: 'Payment received: {amount}' },
  paidText: { ka: '{name}. თანხა თქვენს ანგარიშზე აისახა.', en: '{name}. The money is in your account.' },
  refunded: { ka: 'დაგიბრუნდათ {amount}', en: 'Refunded: {amount}' },
  refundedText: {
    ka: '{name}. თანხა იმავე ბარათზე ჩაირიცხება.',
    en: '{name}. The money goes back to the same card.',
  },
  debt: {
    ka: 'დავალიანება: {amount}. რეგისტრაციის დაბლოკვამდე დარჩა {count} დღე',
    en: {
      one: 'Debt of {amount}: registration is blocked in {count} day',
      other: 'Debt of {amount}: registration is blocked in {count} days',
    },
  },
  debtText: {
    ka: 'გადახდის ვადა: {due}. თუ არ გადაიხდით, რეგისტრაცია დაიბლოკება {day}. გადახდისთანავე შეზღუდვა მოიხსნება.',
    en: 'Due: {due}. Unless it is paid, your registration will be blocked on {day}. The block is lifted as soon as it is paid.',
  },
} as const satisfies Readonly<Record<string, Phrase>>

interface ClubWords {
  readonly title: Phrase
  readonly text: Phrase
  /** The recipient is in the club, and reads it there. */
  readonly isInClub: boolean
}

/** Events between a club and a student. */
export const clubWords = {
  invited: {
    title: { ka: '{club}: მოწვევა', en: '{club}: you are invited' },
    text: {
      ka: 'მიიღეთ მოწვევა ან უარი თქვით „კლუბების“ გვერდზე.',
      en: 'Accept or decline on the page “Clubs”.',
    },
    isInClub: false,
  },
  asked: {
    title: { ka: '{club}: გაწევრიანების მოთხოვნა', en: '{club}: a student asks to join' },
    text: {
      ka: 'მოთხოვნას წევრების სიაში უპასუხეთ.',
      en: 'Answer the request in the list of members.',
    },
    isInClub: true,
  },
  accepted: {
    title: { ka: '{club}: უკვე წევრი ხართ', en: '{club}: you are a member now' },
    text: {
      ka: 'კლუბის ხელმძღვანელი თქვენს მოთხოვნას დაეთანხმა.',
      en: 'The head of the club has accepted your request.',
    },
    isInClub: true,
  },
  refused: {
    title: { ka: '{club}: მოთხოვნა უარყოფილია', en: '{club}: your request was declined' },
    text: {
      ka: 'კლუბის ხელმძღვანელი გაწევრიანებას არ დაეთანხმა.',
      en: 'The head of the club did not accept your request to join.',
    },
    isInClub: false,
  },
  joined: {
    title: { ka: '{club}: მოწვევა მიიღეს', en: '{club}: an invitation was accepted' },
    text: { ka: 'კლუბს ახალი წევრი შეემატა.', en: 'The club has a new member.' },
    isInClub: true,
  },
  declined: {
    title: { ka: '{club}: მოწვევაზე უარი თქვეს', en: '{club}: an invitation was declined' },
    text: {
      ka: 'სტუდენტმა კლუბში გაწევრიანებაზე უარი თქვა.',
      en: 'The student does not want to join the club.',
    },
    isInClub: true,
  },
  removed: {
    title: { ka: '{club}: წევრი აღარ ხართ', en: '{club}: you are no longer a member' },
    text: {
      ka: 'კლუბის ხელმძღვანელმა თქვენი წევრობა შეწყვიტა.',
      en: 'The head of the club has ended your membership.',
    },
    isInClub: false,
  },
  head: {
    title: { ka: '{club}: ხელმძღვანელი ახლა თქვენ ხართ', en: '{club}: you lead the club now' },
    text: {
      ka: 'ხელმძღვანელობა წინა ხელმძღვანელმა გადმოგცათ.',
      en: 'The former head has handed the club over to you.',
    },
    isInClub: true,
  },
  closed: {
    title: { ka: '{club}: კლუბი დაიხურა', en: '{club}: the club was closed' },
    text: {
      ka: 'უნივერსიტეტმა კლუბი მისი ხელმძღვანელის თხოვნით დახურა.',
      en: 'The university has closed the club at the request of its head.',
    },
    isInClub: false,
  },
} as const satisfies Readonly<Record<string, ClubWords>>

interface AnswerWords {
  readonly title: Phrase
  readonly decisions: Readonly<Record<string, Phrase>>
  /** The route that shows the answer. */
  readonly link: string
}

/** Answers of staff, by the kind of the student's entry. */
export const answerWords: Readonly<Record<AnsweredKind, AnswerWords>> = {
  problem: {
    title: { ka: 'თქვენს შეტყობინებას უპასუხეს', en: 'Your problem was answered' },
    decisions: {
      done: { ka: 'პრობლემა მოგვარებულია.', en: 'The problem is solved.' },
      in_progress: { ka: 'პრობლემა განიხილება.', en: 'The problem is being dealt with.' },
    },
    link: '/register_problems',
  },
  appeal: {
    title: { ka: 'თქვენს აპელაციას უპასუხეს', en: 'Your appeal was answered' },
    decisions: {
      accepted: { ka: 'აპელაცია დაკმაყოფილდა.', en: 'The appeal was accepted.' },
      refused: { ka: 'აპელაცია არ დაკმაყოფილდა.', en: 'The appeal was refused.' },
    },
    link: '/exam-view',
  },
  group_request: {
    title: { ka: 'ჯგუფის გახსნის მოთხოვნას უპასუხეს', en: 'Your request for a group was answered' },
    decisions: {
      opened: { ka: 'ჯგუფი გაიხსნა.', en: 'A group was added.' },
      refused: { ka: 'ჯგუფი არ გაიხსნა.', en: 'No group was added.' },
    },
    link: '/registration',
  },
  missing_document: {
    title: { ka: 'თქვენი დოკუმენტი შემოწმდა', en: 'Your document was reviewed' },
    decisions: {
      accepted: { ka: 'დოკუმენტი მიღებულია.', en: 'The document was accepted.' },
      returned: {
        ka: 'დოკუმენტი დაბრუნებულია: ატვირთეთ ხელახლა.',
        en: 'The document was returned: upload it again.',
      },
    },
    link: '/duties',
  },
  picture: {
    title: { ka: 'თქვენი ფოტო შემოწმდა', en: 'Your picture was reviewed' },
    decisions: {
      confirmed: { ka: 'ახალი ფოტო დადასტურდა.', en: 'The new picture was confirmed.' },
      rejected: { ka: 'ახალი ფოტო არ დადასტურდა.', en: 'The new picture was not confirmed.' },
    },
    link: '/profile',
  },
  theme: {
    title: { ka: 'სამაგისტრო თემა განხილულია', en: "The theme of your master's thesis was reviewed" },
    decisions: {
      approved: { ka: 'თემა დამტკიცდა.', en: 'The theme was approved.' },
      rejected: { ka: 'თემა არ დამტკიცდა.', en: 'The theme was not approved.' },
    },
    link: '/master-themes',
  },
  application: {
    title: { ka: 'თქვენს განცხადებას უპასუხეს', en: 'Your application was answered' },
    decisions: {
      received: {
        ka: 'განცხადება მიღებულია განსახილველად.',
        en: 'The application was received and is being considered.',
      },
      satisfied: { ka: 'განცხადება დაკმაყოფილდა.', en: 'The application was satisfied.' },
      not_satisfied: { ka: 'განცხადება არ დაკმაყოფილდა.', en: 'The application was not satisfied.' },
    },
    link: '/my-applications',
  },
  camera_request: {
    title: { ka: 'კამერის მოთხოვნას უპასუხეს', en: 'Your camera request was answered' },
    decisions: {
      confirmed: { ka: 'მოთხოვნა დადასტურდა.', en: 'The request was confirmed.' },
      rejected: {
        ka: 'მოთხოვნა უარყოფილია. ნახეთ მიზეზი და, თუ გჭირდებათ, გააგზავნეთ ახალი.',
        en: 'The request was rejected. Read the reason and, if you need to, send a new one.',
      },
    },
    link: '/cam-requests',
  },
  club: {
    title: { ka: 'გადაწყვეტილება თქვენი კლუბის შესახებ', en: 'A decision about your club' },
    decisions: {
      approved: {
        ka: 'დამტკიცდა. კლუბს ახლა ყველა სტუდენტი ხედავს.',
        en: 'It is approved, and all students see it.',
      },
      rejected: {
        ka: 'უარყოფილია. ნახეთ მიზეზი, შეცვალეთ და ხელახლა გაგზავნეთ.',
        en: 'It was rejected. Read the reason, change it and send it again.',
      },
      closing_approved: {
        ka: 'კლუბი თქვენი თხოვნით დაიხურა. წევრებს ეს ეცნობათ.',
        en: 'The club was closed, as you asked. Its members have been notified.',
      },
      closing_rejected: {
        ka: 'კლუბი არ დახურულა. ნახეთ მიზეზი კლუბის გვერდზე.',
        en: 'The club was not closed. Read why on its page.',
      },
    },
    link: '/clubs/manage',
  },
  club_project: {
    title: { ka: 'კლუბის პროექტს უპასუხეს', en: 'Your club’s project was answered' },
    decisions: {
      approved: {
        ka: 'პროექტი დამტკიცდა. ნახეთ, რა თანხაა დამტკიცებული.',
        en: 'The project is approved. See how much was approved.',
      },
      rejected: {
        ka: 'პროექტი უარყოფილია. ნახეთ მიზეზი; შეცვლილ პროექტს ხელახლა გააგზავნით.',
        en: 'The project was rejected. Read the reason; you can change it and send it again.',
      },
    },
    link: '/clubs/manage',
  },
  visit: {
    title: { ka: 'თქვენი ვიზიტი აღირიცხა', en: 'Your visit was recorded' },
    decisions: {
      held: { ka: 'ვიზიტი შედგა.', en: 'The visit took place.' },
      missed: {
        ka: 'ვიზიტი არ შედგა. სხვა დრო ხელმოწერის ბოლო დღემდე შეგიძლიათ აირჩიოთ.',
        en: 'The visit did not take place. You can choose another time until the last day to sign.',
      },
    },
    link: '/profile',
  },
  vaccine_document: {
    title: { ka: 'ვაქცინაციის დოკუმენტი შემოწმდა', en: 'Your vaccination document was reviewed' },
    decisions: {
      accepted: { ka: 'დოკუმენტი მიღებულია.', en: 'The document was accepted.' },
      returned: {
        ka: 'დოკუმენტი დაბრუნებულია: ნახეთ მიზეზი და უპასუხეთ ხელახლა.',
        en: 'The document was returned: read why, and answer again.',
      },
    },
    link: '/duties',
  },
  scan_order: {
    title: { ka: 'სკანის შეკვეთას უპასუხეს', en: 'Your scan order was answered' },
    decisions: {
      done: { ka: 'სკანი მზად არის: ჩამოტვირთეთ.', en: 'The scan is ready to download.' },
      cancelled: {
        ka: 'ბიბლიოთეკამ შეკვეთა ვერ შეასრულა. ნახეთ მიზეზი.',
        en: 'The library could not fulfil the order. Read why.',
      },
    },
    link: '/my-library',
  },
}
