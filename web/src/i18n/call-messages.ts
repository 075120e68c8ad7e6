import { catalogue } from './catalogue.ts'

/** The messages of a failed call without a text of its own (spec 8.1). */
export const callMessages = catalogue({
  generic: {
    ka: 'დაფიქსირდა შეცდომა, გთხოვთ, სცადოთ მოგვიანებით.',
    en: 'An error occurred, please try again later.',
  },
  offline: {
    ka: 'სერვერთან კავშირი ვერ დამყარდა. შეამოწმეთ ინტერნეტი და სცადეთ ხელახლა.',
    en: 'The server could not be reached. Check your connection and try again.',
  },
  answerLost: {
    ka: 'კავშირი გაწყდა და უცნობია, შესრულდა თუ არა თქვენი მოქმედება. ხელახლა ცდამდე ნახეთ, რა ჩანს პორტალზე.',
    en: 'The connection was lost, so it is not known whether this was done. Check what the portal shows now before you try again.',
  },
  noConnection: { ka: 'ინტერნეტთან კავშირი არ არის', en: 'No internet connection' },
  chunkFailed: {
    ka: 'შესაძლოა, პორტალის ახალი ვერსია გამოვიდა. განაახლეთ გვერდი.',
    en: 'There may be a new version of the portal. Reload the page.',
  },
  chunkOffline: {
    ka: 'ინტერნეტთან კავშირი არ არის. გვერდი ავტომატურად ჩაიტვირთება, როგორც კი კავშირი აღდგება.',
    en: 'There is no internet connection. The page will load as soon as the connection is back.',
  },
})
