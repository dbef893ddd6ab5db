import { wholeView } from './wholeView';

test('shows all that is drawn with room around it, and room to begin in where nothing is', () => {
  const corners = [
    { x: 0, y: 0 },
    { x: 40, y: 20 },
  ];
  expect(wholeView([corners])).toEqual({ left: -2, top: -22, width: 44, height: 24 });
  expect(wholeView([[{ x: 5, y: 5 }], []])).toMatchObject({ width: 10, height: 10 });
  expect(wholeView([[]]).width).toBe(10);
});
