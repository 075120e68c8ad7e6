import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of pictures, whatever they are of. */
export const words = defineRefusals({
  brokenPicture: {
    status: 422,
    code: 'broken_picture',
    ka: 'ფოტოს წაკითხვა ვერ მოხერხდა: ფაილი დაზიანებულია ან მისი ზომები ძალიან დიდია. აირჩიეთ სხვა ფოტო.',
    en: 'The picture could not be read: the file is damaged, or its dimensions are too large. Choose another picture.',
  },
  picturesBusy: {
    status: 503,
    code: 'busy',
    ka: 'ახლა ბევრი ფოტო იტვირთება. სცადეთ ხელახლა {seconds} წამში.',
    en: 'Many pictures are being sent right now. Try again in {seconds} seconds.',
  },
})
