import { defineRefusals } from '#server/http/refusal.ts'

export const words = defineRefusals({
  starting: {
    status: 503,
    code: 'starting',
    ka: 'პორტალი ახლა ირთვება. თქვენი მონაცემები უცვლელია; სცადეთ {seconds} წამში.',
    en: 'The portal is starting. Your data has not changed; try again in {seconds} seconds.',
  },
})
