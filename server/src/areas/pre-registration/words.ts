import { defineRefusals } from '#server/http/refusal.ts'

/** Why a pre-registration is not saved or not removed. */
export const words = defineRefusals({
  alreadyPreRegistered: {
    status: 409,
    code: 'already_preregistered',
    ka: 'საგანი „{subject}“ წინასწარ უკვე არჩეული გაქვთ. აირჩიეთ სხვა საგანი.',
    en: '“{subject}” is already in your pre-registration. Choose another subject.',
  },
  alreadyRegistered: {
    status: 409,
    code: 'preregistered_and_registered',
    ka: 'საგანზე „{subject}“ უკვე რეგისტრირებული ხართ. წინასწარი არჩევანის შესაცვლელად ჯერ ეს რეგისტრაცია გააუქმეთ.',
    en: 'You are already registered for “{subject}”. To change your pre-registration, cancel that registration first.',
  },
})
