/**
 * Makes `Date` of this realm differ from the clock of the machine. It is self-contained, because the browser gets its
 * text. A proxy, so that dates made by Node or the browser themselves are still instances of `Date`.
 */
export const shiftDate = (offset) => {
  const Real = Date
  const { now } = Real
  const shiftedNow = () => now() + offset
  Real.now = shiftedNow // a test may still replace it
  const Shifted = new Proxy(Real, {
    construct: (target, args, newTarget) =>
      Reflect.construct(
        target,
        args.length === 0 ? [shiftedNow()] : args,
        newTarget === Shifted ? target : newTarget,
      ),
    apply: () => new Real(shiftedNow()).toString(),
  })
  Real.prototype.constructor = Shifted
  globalThis.Date = Shifted
}
