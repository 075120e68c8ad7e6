import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  templates: { ka: 'პასუხის ნიმუშები', en: 'Answer templates' },
  lead: {
    ka: 'თქვენი და საერთო ტექსტები, რომლებსაც შემოსულებზე პასუხისას იყენებთ.',
    en: 'Texts that you insert when you answer in the inbox: your own, and shared ones.',
  },
  newTemplate: { ka: 'ახალი ნიმუში', en: 'New template' },
  template: { ka: 'ნიმუში', en: 'Template' },
  back: { ka: 'პასუხის ნიმუშები', en: 'Answer templates' },
  toInbox: { ka: 'შემოსულები', en: 'Inbox' },
  kind: { ka: 'რისთვის', en: 'For what' },
  all: { ka: 'ყველაფერი', en: 'Everything' },
  search: { ka: 'დასახელება ან ტექსტი', en: 'Search: name or text' },
  noneFound: { ka: 'ასეთი ნიმუში ვერ მოიძებნა. შეცვალეთ საძიებო სიტყვა.', en: 'No template matches.' },
  none: {
    ka: 'ნიმუში ჯერ არ არის. დაწერეთ პასუხი, რომელსაც ხშირად იყენებთ.',
    en: 'There are no templates yet. Write what you answer often.',
  },
  owner: { ka: 'ვისთვის', en: 'For whom' },
  own: { ka: 'მხოლოდ ჩემთვის', en: 'For me alone' },
  university: { ka: 'მთელი უნივერსიტეტისთვის', en: 'For the whole university' },
  ofSchool: { ka: 'სკოლა: {school}', en: 'School: {school}' },
  name: { ka: 'დასახელება ქართულად', en: 'Name in Georgian' },
  nameeng: { ka: 'დასახელება ინგლისურად', en: 'Name in English' },
  text: { ka: 'ტექსტი ქართულად', en: 'Text in Georgian' },
  texteng: { ka: 'ტექსტი ინგლისურად', en: 'Text in English' },
  placeholdersHint: {
    ka: 'ჩასმისას თავისით შეივსება: {name} – სტუდენტის სახელი, {number} – სტუდენტის ნომერი, {subject} – საგანი, თუ ცნობილია.',
    en: 'Filled when inserted: {name}, the student’s first name; {number}, the student’s number; {subject}, the subject where it is known.',
  },
  unknown: {
    ka: '{placeholder} არ შეივსება: ასეთი აღნიშვნა არ არსებობს.',
    en: 'Nothing fills {placeholder}: there is no such placeholder.',
  },
  required: { ka: 'გთხოვთ, შეავსოთ.', en: 'Please fill this in.' },
  save: { ka: 'შენახვა', en: 'Save' },
  remove: { ka: 'წაშლა', en: 'Delete' },
  removeNamed: { ka: 'წაშლა: {name}', en: 'Delete {name}' },
  removeTitle: { ka: 'წავშალოთ ნიმუში?', en: 'Delete the template?' },
  removeText: {
    ka: '„{name}“ სიიდან ამოიშლება. უკვე გაგზავნილი პასუხები არ შეიცვლება.',
    en: '“{name}” leaves the list. Answers that were sent do not change.',
  },
  keep: { ka: 'დატოვება', en: 'Keep it' },
  gone: {
    ka: 'ეს ნიმუში წაშლილია ან მისი შეცვლის უფლება არ გაქვთ.',
    en: 'This template was deleted, or you may not change it.',
  },
})
