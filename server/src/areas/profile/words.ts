import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of the profile. */
export const words = defineRefusals({
  pictureTooLarge: {
    status: 413,
    code: 'picture_too_large',
    ka: 'ფოტო ძალიან დიდია. დასაშვებია არაუმეტეს {limit} მბ.',
    en: 'The picture is too large. At most {limit} MB is allowed.',
  },
  notAPicture: {
    status: 415,
    code: 'not_a_picture',
    ka: 'ატვირთეთ ფოტო JPEG, PNG ან WebP ფორმატში.',
    en: 'Send a picture in JPEG, PNG or WebP format.',
  },
})

/** Shown when a new picture was received (spec 2.25.2). */
export const pictureAwaits = {
  ka: 'ფოტო ელოდება ადმინისტრაციის დადასტურებას',
  en: 'The picture awaits administration confirmation',
}

/** Shown at the phone field (spec 5.2.3). */
export const invalidPhone = {
  ka: 'ტელეფონის ფორმატი არასწორია: საჭიროა საქართველოს მობილურის 9-ნიშნა ნომერი, 5XXXXXXXX. თუ ასეთი ნომერი არ გაქვთ, მიმართეთ სკოლის დეპარტამენტს.',
  en: 'Invalid phone format: a Georgian mobile number of 9 digits is needed, 5XXXXXXXX. If you have none, contact the school department.',
}
