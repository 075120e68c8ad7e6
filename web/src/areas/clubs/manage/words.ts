import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  manage: { ka: 'კლუბის მართვა', en: 'Club management' },
  club: { ka: 'კლუბი', en: 'Club' },
  clubs: { ka: 'კლუბები', en: 'Clubs' },
  none: {
    ka: 'ჯერ არც ერთი კლუბის წევრი არ ხართ. აირჩიეთ კლუბი ან დააფუძნეთ ახალი.',
    en: 'You are not in a club yet. Choose one, or found your own.',
  },
  gone: {
    ka: 'ამ კლუბის წევრი აღარ ხართ, ან ის აღარ არსებობს.',
    en: 'You are no longer in this club, or it does not exist.',
  },
  head: { ka: 'ხელმძღვანელი', en: 'Head' },
  deputy: { ka: 'მოადგილე', en: 'Deputy' },
  member: { ka: 'წევრი', en: 'Member' },
  askedCount: {
    ka: '{count} სტუდენტი გელოდებათ',
    en: {
      one: '{count} student is waiting for your answer',
      other: '{count} students are waiting for your answer',
    },
  },
  in_progress: { ka: 'დამტკიცებას ელოდება', en: 'Waiting for approval' },
  rejected: { ka: 'უარყოფილია', en: 'Rejected' },

  foundingWaits: { ka: 'კლუბი დამტკიცებას ელოდება', en: 'The club is waiting for approval' },
  foundingWaitsText: {
    ka: 'მას მხოლოდ თქვენ ხედავთ. პასუხი აქ და შეტყობინებებში გამოჩნდება; წევრებსა და პროექტებს შემდეგ დაამატებთ.',
    en: 'Only you can see it. The answer will appear here and in your notifications; members and projects come afterwards.',
  },
  foundingRejected: { ka: 'კლუბი უარყოფილია', en: 'The club was rejected' },
  changeWaits: { ka: 'ცვლილება დამტკიცებას ელოდება', en: 'A change is waiting for approval' },
  changeWaitsText: {
    ka: 'სხვები კლუბს ჯერ ძველი სახით ხედავენ.',
    en: 'Until then others see the club as it was.',
  },
  changeRejected: { ka: 'ცვლილება უარყოფილია', en: 'The change was rejected' },
  changeAgain: { ka: 'შეცვლა და ხელახლა გაგზავნა', en: 'Change and send again' },
  change: { ka: 'კლუბის შეცვლა', en: 'Change the club' },
  showChange: { ka: 'ცვლილების ნახვა', en: 'See the change' },
  about: { ka: 'კლუბის შესახებ', en: 'About the club' },

  withdraw: { ka: 'დაფუძნების გაუქმება', en: 'Withdraw the new club' },
  withdrawTitle: { ka: 'გავაუქმოთ დაფუძნება?', en: 'Withdraw the new club?' },
  withdrawKeep: { ka: 'კლუბის შენარჩუნება', en: 'Keep the club' },
  withdrawText: {
    ka: 'უნივერსიტეტი კლუბს აღარ განიხილავს და ის თქვენი სიიდან წაიშლება.',
    en: 'The university will not consider the club, and it is removed from your list.',
  },
  withdrawn: { ka: 'დაფუძნება გაუქმდა.', en: 'The new club was withdrawn.' },
  leave: { ka: 'კლუბიდან გასვლა', en: 'Leave the club' },
  leaveTitle: { ka: 'გავიდეთ კლუბიდან?', en: 'Leave the club?' },
  leaveText: {
    ka: 'წევრებსა და პროექტებს ვეღარ ნახავთ. დასაბრუნებლად ხელმძღვანელის თანხმობა დაგჭირდებათ.',
    en: 'You will no longer see its members and projects. To return you need the consent of the head.',
  },
  withdrawChange: { ka: 'ცვლილების გაუქმება', en: 'Withdraw the change' },
  withdrawChangeTitle: { ka: 'გავაუქმოთ ცვლილება?', en: 'Withdraw the change?' },
  giveUpChange: { ka: 'უარი ცვლილებაზე', en: 'Give up the change' },
  giveUpChangeTitle: { ka: 'გავაუქმოთ ცვლილება?', en: 'Give up the change?' },
  keepChange: { ka: 'ცვლილების შენარჩუნება', en: 'Keep the change' },
  withdrawChangeText: {
    ka: 'ახალი ტექსტი და სურათი წაიშლება, კლუბი კი ისეთი დარჩება, როგორსაც ახლა ყველა ხედავს.',
    en: 'The new texts and picture are lost, and the club stays as everybody sees it now.',
  },
  changeWithdrawn: { ka: 'ცვლილება გაუქმდა.', en: 'The change was withdrawn.' },
  closeClub: { ka: 'კლუბის დახურვა', en: 'Close the club' },
  closeTitle: { ka: 'მოვითხოვოთ კლუბის დახურვა?', en: 'Ask to close the club?' },
  closeText: {
    ka: 'კლუბს უნივერსიტეტი ხურავს. მანამდე არაფერი იცვლება და მოთხოვნის გაუქმება შეგიძლიათ. დახურვის შემდეგ კლუბს ვეღარავინ ნახავს, წევრებს ეს ეცნობებათ, პროექტებს კი, რომლებიც პასუხს ელოდება, აღარ განიხილავენ.',
    en: 'The university closes the club. Until then nothing changes and you can withdraw the request. Once it is closed nobody sees the club, its members are notified, and projects that are waiting for an answer are dropped.',
  },
  closeReplaces: {
    ka: 'თქვენი ცვლილება, რომელიც ჯერ დამტკიცებული არ არის, გაუქმდება.',
    en: 'Your change that is not approved yet is withdrawn.',
  },
  closeReason: { ka: 'რატომ იხურება კლუბი', en: 'Why the club is to be closed' },
  closingSent: { ka: 'დახურვის მოთხოვნა გაიგზავნა.', en: 'The request to close the club was sent.' },
  closingWaits: {
    ka: 'კლუბის დახურვა პასუხს ელოდება',
    en: 'The request to close the club is waiting for an answer',
  },
  closingWaitsText: {
    ka: 'უნივერსიტეტის პასუხამდე კლუბში არაფერი იცვლება.',
    en: 'Nothing changes in the club until the university answers.',
  },
  closingRejected: { ka: 'უნივერსიტეტმა კლუბი არ დახურა', en: 'The university did not close the club' },
  withdrawClosing: { ka: 'დახურვის მოთხოვნის გაუქმება', en: 'Withdraw the request' },
  closingWithdrawn: { ka: 'დახურვის მოთხოვნა გაუქმდა.', en: 'The request was withdrawn.' },
  understood: { ka: 'გასაგებია', en: 'Got it' },
  left: { ka: 'კლუბის წევრი აღარ ხართ.', en: 'You have left the club.' },
})
