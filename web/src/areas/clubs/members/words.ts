import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  members: { ka: 'წევრები', en: 'Members' },
  asked: { ka: 'გაწევრიანების მოთხოვნები', en: 'Requests to join' },
  invited: { ka: 'მოწვეულები', en: 'Invited' },
  invitedHint: {
    ka: 'სახელს მოწვევის მიღების შემდეგ ნახავთ.',
    en: 'You see their name once they have accepted.',
  },
  head: { ka: 'ხელმძღვანელი', en: 'Head' },
  deputy: { ka: 'მოადგილე', en: 'Deputy' },
  you: { ka: 'თქვენ', en: 'you' },

  accept: { ka: 'მიღება', en: 'Accept' },
  acceptOf: { ka: 'მიღება: {name}', en: 'Accept: {name}' },
  decline: { ka: 'უარი', en: 'Decline' },
  declineOf: { ka: 'უარი: {name}', en: 'Decline: {name}' },
  cancel: { ka: 'მოწვევის გაუქმება', en: 'Withdraw' },
  cancelOf: { ka: 'მოწვევის გაუქმება: {name}', en: 'Withdraw the invitation: {name}' },
  actionsOf: { ka: 'მოქმედებები: {name}', en: 'Actions: {name}' },
  makeDeputy: { ka: 'მოადგილედ დანიშვნა', en: 'Make a deputy' },
  makeMember: { ka: 'მოადგილეობიდან გათავისუფლება', en: 'Make an ordinary member' },
  handOver: { ka: 'ხელმძღვანელობის გადაცემა', en: 'Hand the club over' },
  remove: { ka: 'კლუბიდან გარიცხვა', en: 'Remove from the club' },
  accepted: { ka: 'სტუდენტი კლუბის წევრია.', en: 'The student is a member now.' },
  declined: { ka: 'მოთხოვნა უარყოფილია.', en: 'The request was declined.' },
  cancelled: { ka: 'მოწვევა გაუქმდა.', en: 'The invitation was withdrawn.' },
  roleSaved: { ka: 'როლი შეიცვალა.', en: 'The role was changed.' },
  removed: { ka: 'სტუდენტი კლუბის წევრი აღარ არის.', en: 'The student is no longer a member.' },
  handedOver: { ka: 'კლუბს ახალი ხელმძღვანელი ჰყავს.', en: 'The club has a new head.' },

  handOverTitle: { ka: 'გადავცეთ ხელმძღვანელობა?', en: 'Hand the club over?' },
  handOverText: {
    ka: 'ეს სტუდენტი კლუბის ხელმძღვანელი გახდება, თქვენ კი – მოადგილე. ხელმძღვანელობის დაბრუნება მხოლოდ მას შეეძლება.',
    en: 'This student becomes the head and you a deputy. Only they can give it back.',
  },
  removeTitle: { ka: 'გავრიცხოთ კლუბიდან?', en: 'Remove from the club?' },
  removeText: {
    ka: 'სტუდენტი კლუბის წევრებსა და პროექტებს ვეღარ ნახავს. დაბრუნება მხოლოდ ხელახალი მიღებით შეეძლება.',
    en: 'The student no longer sees the members and the projects. They can return if you accept them again.',
  },

  invite: { ka: 'მოწვევა', en: 'Invite' },
  inviteTitle: { ka: 'სტუდენტის მოწვევა', en: 'Invite a student' },
  code: { ka: 'სტუდენტის კოდი', en: 'Number of the student' },
  codeHint: { ka: 'მაგალითად, U2400001', en: 'For example U2400001' },
  fillIn: { ka: 'ჩაწერეთ კოდი', en: 'Enter the number' },
  inviteSent: { ka: 'მოწვევა გაიგზავნა.', en: 'The invitation was sent.' },
})
