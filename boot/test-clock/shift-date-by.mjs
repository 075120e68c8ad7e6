/**
 * Offsets `Date` in this realm from the machine's clock. Self-contained, because it is also sent to the browser as text. A
 * proxy, so that dates made by Node or the browser are still instances of `Date`.
 */
export const shiftDate = (offset) => {
  const Real = Date
  const { now } = Real
  const shiftedNow = () => now() + offset
  Real.now = shiftedNow // tests may still replace it
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
