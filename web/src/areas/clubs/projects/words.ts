import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  projects: { ka: 'პროექტები', en: 'Projects' },
  project: { ka: 'პროექტი', en: 'Project' },
  club: { ka: 'კლუბი', en: 'Club' },
  newProject: { ka: 'ახალი პროექტი', en: 'New project' },
  changeProject: { ka: 'პროექტის შეცვლა', en: 'Change the project' },
  none: {
    ka: 'პროექტები ჯერ არ არის. აქ ჩამოწერთ, რისთვის რა თანხას ითხოვთ უნივერსიტეტისგან.',
    en: 'There are no projects yet. Here you list what you need money for from the university.',
  },
  noneForMembers: {
    ka: 'პროექტები ჯერ არ არის. მათ ხელმძღვანელი და მოადგილეები ამატებენ.',
    en: 'There are no projects yet. The head and the deputies add them.',
  },

  in_progress: { ka: 'განიხილება', en: 'In progress' },
  rejected: { ka: 'უარყოფილია', en: 'Rejected' },
  approved: { ka: 'დამტკიცებულია', en: 'Approved' },
  inProgressNext: {
    ka: 'პროექტი უნივერსიტეტს გაეგზავნა. პასუხამდე მისი შეცვლა შეგიძლიათ.',
    en: 'The project is with the university. Until it is answered you can change it.',
  },
  unsentNext: {
    ka: 'პროექტი უნივერსიტეტს პირველი ხარჯის დამატებისთანავე გაეგზავნება.',
    en: 'The project goes to the university as soon as it has its first expense.',
  },
  reason: { ka: 'მიზეზი', en: 'Reason' },
  answer: { ka: 'უნივერსიტეტის პასუხი', en: 'Answer of the university' },
  when: { ka: 'როდის', en: 'When' },
  cost: { ka: 'ღირებულება', en: 'Cost' },
  approvedCost: { ka: 'დამტკიცებული თანხა', en: 'Approved' },
  description: { ka: 'აღწერა', en: 'Description' },

  resources: { ka: 'ხარჯები', en: 'Expenses' },
  noResources: {
    ka: 'ხარჯები ჯერ არ არის. ჩამოწერეთ, რა გჭირდებათ.',
    en: 'There are no expenses yet. List what you need.',
  },
  noResourcesListed: { ka: 'ხარჯები მითითებული არ არის.', en: 'No expenses are listed.' },
  what: { ka: 'დასახელება', en: 'What' },
  quantity: { ka: 'რაოდენობა', en: 'Quantity' },
  price: { ka: 'ერთეულის ფასი', en: 'Unit price' },
  priceInLari: { ka: 'ერთეულის ფასი, ₾', en: 'Unit price, ₾' },
  sum: { ka: 'ჯამი', en: 'Sum' },
  remove: { ka: 'წაშლა', en: 'Remove' },
  removeOf: { ka: 'წაშლა: {name}', en: 'Remove: {name}' },
  removed: { ka: 'ხარჯი წაიშალა.', en: 'The expense was removed.' },
  addTitle: { ka: 'ხარჯის დამატება', en: 'Add an expense' },
  add: { ka: 'დამატება', en: 'Add' },
  sumOf: { ka: 'ჯამი: {sum}', en: 'Sum: {sum}' },

  title: { ka: 'სახელწოდება', en: 'Title' },
  descriptionHint: {
    ka: 'რას აკეთებთ, სად, ვისთვის და რამდენი მონაწილე გეყოლებათ.',
    en: 'What you do, where, for whom, and how many take part.',
  },
  start: { ka: 'პირველი დღე', en: 'First day' },
  end: { ka: 'ბოლო დღე', en: 'Last day' },
  finishResource: {
    ka: 'შეავსეთ დაწყებული ხარჯი ბოლომდე ან წაშალეთ, რაც ჩაწერეთ.',
    en: 'Finish the expense that you have begun, or clear it.',
  },
  needsResource: {
    ka: 'დაამატეთ სულ მცირე ერთი ხარჯი: უნივერსიტეტი პროექტს ხარჯებთან ერთად განიხილავს.',
    en: 'Add at least one expense: the university decides on the project with its expenses.',
  },
  tooManyResources: {
    ka: 'ერთ პროექტში მაქსიმუმ {count} ხარჯი შეიძლება იყოს. მსგავსი ხარჯები გააერთიანეთ.',
    en: 'A project can have at most {count} expenses. Combine similar ones.',
  },
  tooExpensive: {
    ka: 'პროექტის ღირებულება {most} ლარს არ უნდა აღემატებოდეს. შეამოწმეთ რაოდენობა და ფასი.',
    en: 'A project can cost at most {most} GEL. Check the quantity and the price.',
  },
  sendNew: { ka: 'პროექტის გაგზავნა', en: 'Send the project' },
  save: { ka: 'შენახვა', en: 'Save' },
  saveAgain: { ka: 'შენახვა და ხელახლა გაგზავნა', en: 'Save and send again' },
  rejectedNext: {
    ka: 'შეცვალეთ პროექტი ან მისი ხარჯები და ხელახლა გაგზავნეთ.',
    en: 'Change the project or its expenses and send it again.',
  },
  sendAgain: { ka: 'ხელახლა გაგზავნა', en: 'Send again' },
  sentAgain: { ka: 'პროექტი ხელახლა გაიგზავნა.', en: 'The project was sent again.' },
  delete: { ka: 'პროექტის წაშლა', en: 'Delete the project' },
  deleteTitle: { ka: 'წავშალოთ პროექტი?', en: 'Delete the project?' },
  deleteText: {
    ka: 'პროექტი და მისი ხარჯები სამუდამოდ წაიშლება.',
    en: 'The project and its expenses are deleted for good.',
  },
  deleted: { ka: 'პროექტი წაიშალა.', en: 'The project was deleted.' },

  fillIn: { ka: 'შეავსეთ ეს ველი', en: 'Fill in this field' },
  chooseDay: { ka: 'აირჩიეთ დღე', en: 'Choose a day' },
  dayPast: { ka: 'აირჩიეთ დღევანდელი ან მომდევნო დღე', en: 'Choose today or a later day' },
  endBeforeStart: {
    ka: 'ბოლო დღე პირველზე ადრე არ უნდა იყოს',
    en: 'The last day must not be before the first',
  },
  enterQuantity: { ka: 'ჩაწერეთ მთელი რიცხვი 1-დან 10 000-მდე', en: 'Enter a whole number from 1 to 10,000' },
  enterPrice: {
    ka: 'ჩაწერეთ ფასი ლარებში, მაგალითად 12,50',
    en: 'Enter a price in GEL, for example 12.50',
  },
})
