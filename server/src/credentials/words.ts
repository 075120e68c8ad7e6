import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of an attempt at a password, whoever makes it. */
export const words = defineRefusals({
  tooManyTries: {
    status: 429,
    code: 'too_many_tries',
    ka: 'არასწორი პაროლი ზედმეტად ბევრჯერ შეიყვანეთ. სცადეთ ხელახლა {wait} ან აღადგინეთ პაროლი.',
    en: 'There were too many attempts with a wrong password. Try again in {wait}, or set a new password.',
  },
  queueFull: {
    status: 503,
    code: 'busy',
    ka: 'ახლა ბევრი სტუდენტი შედის სისტემაში. რიგში თქვენი ნომერია {place}; სცადეთ ხელახლა {seconds} წამში.',
    en: 'Many students are logging in right now. Your place in the queue is {place}; try again in {seconds} seconds.',
  },
})
