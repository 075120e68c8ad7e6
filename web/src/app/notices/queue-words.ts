import { catalogue } from '#web/i18n/catalogue.ts'

/** Texts of `QueueNotice`, which the first load does not have. */
export const queueWords = catalogue({
  placeInQueue: {
    ka: 'პორტალს ახლა ბევრი სტუდენტი იყენებს. რიგში თქვენი ნომერია {place}.',
    en: 'Many students are using the portal now. Your place in the queue: {place}.',
  },
  secondsToTurn: {
    ka: 'დარჩა დაახლოებით {seconds} წამი. გვერდი ავტომატურად გაიხსნება.',
    en: 'About {seconds} s left. The page will open by itself.',
  },
})
