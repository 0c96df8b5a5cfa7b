import { Picture, type PictureProps } from './Picture.tsx';
import { UI_ICONS, type UiDrawing, type UiIconName } from './uiIcons.ts';

export function UiIcon({ name, ...picture }: PictureProps & { readonly name: UiIconName }) {
  return <DrawnIcon {...picture} drawing={UI_ICONS[name]} />;
}

export function DrawnIcon({
  drawing: { lines, solid },
  ...picture
}: PictureProps & { readonly drawing: UiDrawing }) {
  return (
    <Picture {...picture} units={48}>
      {lines !== undefined && (
        <path
          d={lines}
          fill="none"
          stroke="currentColor"
          stroke-width="4"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      )}
      {solid !== undefined && <path d={solid} fill="currentColor" />}
    </Picture>
  );
}
