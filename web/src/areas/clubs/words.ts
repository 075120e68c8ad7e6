import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  clubs: { ka: 'კლუბები', en: 'Clubs' },
  found: { ka: 'კლუბის დაფუძნება', en: 'Found a club' },
  none: {
    ka: 'კლუბები ჯერ არ არის. დააფუძნეთ პირველი: უნივერსიტეტის თანხმობის შემდეგ მას ყველა სტუდენტი ნახავს.',
    en: 'There are no clubs yet. Found the first one: once the university has approved it, all students see it.',
  },
  own: { ka: 'ჩემი კლუბები', en: 'My clubs' },
  others: { ka: 'სხვა კლუბები', en: 'Other clubs' },
  noOthers: {
    ka: 'სხვა კლუბი ჯერ არ არის.',
    en: 'There are no other clubs yet.',
  },

  members: { ka: '{count} წევრი', en: { one: '{count} member', other: '{count} members' } },
  head: { ka: 'ხელმძღვანელი ხართ', en: 'You lead it' },
  deputy: { ka: 'მოადგილე ხართ', en: 'You are a deputy' },
  member: { ka: 'წევრი ხართ', en: 'You are a member' },
  asked: { ka: 'მოთხოვნა გაგზავნილია', en: 'You asked to join' },
  askedNext: {
    ka: 'გადაწყვეტილებას კლუბის ხელმძღვანელი მიიღებს; პასუხი აქ გამოჩნდება.',
    en: 'The head of the club decides. The answer will appear here.',
  },
  invited: { ka: 'კლუბი გიწვევთ', en: 'You are invited' },
  waitsForApproval: { ka: 'დამტკიცებას ელოდება', en: 'Waiting for approval' },
  rejected: { ka: 'უარყოფილია', en: 'Rejected' },

  more: { ka: 'სრულად', en: 'Read more' },
  moreOf: { ka: 'სრულად: {club}', en: 'Read more: {club}' },
  less: { ka: 'აკეცვა', en: 'Show less' },
  lessOf: { ka: 'აკეცვა: {club}', en: 'Show less: {club}' },
  join: { ka: 'გაწევრიანების მოთხოვნა', en: 'Ask to join' },
  joinOf: { ka: 'გაწევრიანების მოთხოვნა: {club}', en: 'Ask to join: {club}' },
  accept: { ka: 'მოწვევის მიღება', en: 'Accept the invitation' },
  acceptOf: { ka: 'მოწვევის მიღება: {club}', en: 'Accept the invitation: {club}' },
  decline: { ka: 'უარი', en: 'Decline' },
  declineOf: { ka: 'უარი: {club}', en: 'Decline: {club}' },
  withdraw: { ka: 'მოთხოვნის გაუქმება', en: 'Withdraw the request' },
  withdrawOf: { ka: 'მოთხოვნის გაუქმება: {club}', en: 'Withdraw the request: {club}' },
  open: { ka: 'კლუბის გახსნა', en: 'Open the club' },
  openOf: { ka: 'კლუბის გახსნა: {club}', en: 'Open the club: {club}' },
  requestSent: { ka: 'მოთხოვნა გაიგზავნა.', en: 'Your request was sent.' },
  joined: { ka: 'კლუბის წევრი გახდით.', en: 'You are a member now.' },
  declined: { ka: 'მოწვევა უარყოფილია.', en: 'The invitation was declined.' },
  withdrawn: { ka: 'მოთხოვნა გაუქმდა.', en: 'The request was withdrawn.' },
})
