import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of messages. */
export const words = defineRefusals({
  popupNotFound: {
    status: 404,
    code: 'popup_not_found',
    ka: 'ეს შეტყობინება თქვენთვის არ არის ან უკვე აღარ არსებობს. განაახლეთ გვერდი.',
    en: 'This message is not for you, or it no longer exists. Reload the page.',
  },
})
