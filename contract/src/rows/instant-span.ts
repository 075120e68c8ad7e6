import * as z from 'zod/mini'
import { instant } from '../endpoint/endpoint.ts'

/** A time span as instants, so that browser and server compare the same. */
export const instantSpan = z.object({ starts_at: instant(), ends_at: instant() })
