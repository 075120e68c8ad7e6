import * as z from 'zod/mini'
import { day, id, instant, time } from '../endpoint/endpoint.ts'

/** A time that can be booked; `free` counts the seats that are left. */
export const slot = z.object({
  slotID: id(),
  date: day(),
  start: time(),
  end: time(),
  capacity: z.int(),
  free: z.int(),
})

/** A booked slot. */
export const booking = z.object({
  bookingID: id(),
  slotID: id(),
  date: day(),
  start: time(),
  end: time(),
  can_cancel_until: z.nullable(instant()),
})
