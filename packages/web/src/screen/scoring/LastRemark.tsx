/** What a bot says about the result. */
import { useGame } from '../../game/context.ts';
import { lastRemark } from '../../game/remarks.ts';
import { t } from '../../i18n/texts.ts';
import { Seal } from '../../pieces/Seal.tsx';
import { lineOf } from '../../wording/remarks.ts';

export function LastRemark() {
  const { view, levels, icons, names } = useGame();
  const { outcome } = view.value;
  const remark = outcome && lastRemark(outcome, levels.value);
  const icon = remark && icons.value[remark.seat];
  if (remark === undefined || icon === undefined) return null;
  return (
    <p class="last-remark">
      <Seal sign={icon} size={30} />
      <span>
        <span class="unseen">{names.value[remark.seat]}: </span>
        {lineOf(remark, t.remarks)}
      </span>
    </p>
  );
}
