import type { Page } from '@playwright/test';
import { widths } from '../browser/widths';

/** Looks of the console, by what the person or the browser asks for. */
export const looks = {
  light: { size: widths.desktop, media: {} },
  dark: { size: widths.desktop, media: { colorScheme: 'dark' } },
  contrast: { size: widths.desktop, media: { contrast: 'more' } },
  forced: { size: widths.desktop, media: { forcedColors: 'active' } },
  /** Paper in portrait. */
  print: { size: { width: 800, height: 1130 }, media: { media: 'print' } },
  phone: { size: widths.phone, media: {} },
  'phone-dark': { size: widths.phone, media: { colorScheme: 'dark' } },
  /** Room that is left of 1440 x 900 at 400 %. */
  zoom: { size: { width: 360, height: 225 }, media: {} },
} as const satisfies Record<
  string,
  { readonly size: { width: number; height: number }; readonly media: Parameters<Page['emulateMedia']>[0] }
>;

/** Name of a look. */
export type Look = keyof typeof looks;

/** A page, or what is open on it, with its looks. */
export interface View {
  /** Name of its pictures, before that of the look. */
  readonly name: string;
  readonly address: string;
  readonly looks: readonly Look[];
  /** Looks in which it is read from the right, in Arabic. @defaultValue none */
  readonly fromTheRight?: readonly Look[];
  /** Loaded by its address, in place of a way within the console. @defaultValue false */
  readonly isLoaded?: boolean;
}

const map = '/zone-maps/Market%20Street%20Ground%20Floor';
const reader = '/readers/definitions/MS-Entrance-Gate-1';

/** Views of somebody who is signed in, in this order: the page of one is left for the next one. */
export const views: readonly View[] = [
  {
    name: 'overview',
    address: '/overview',
    looks: ['light', 'dark', 'phone', 'print'],
    fromTheRight: ['light'],
  },
  {
    name: 'readers',
    address: '/readers/definitions',
    looks: ['light', 'dark', 'contrast', 'forced', 'print', 'phone', 'phone-dark', 'zoom'],
    fromTheRight: ['light', 'phone'],
  },
  { name: 'reader', address: reader, looks: ['light', 'dark', 'phone', 'print'], fromTheRight: ['light'] },
  {
    name: 'reader-form',
    address: `${reader}/edit`,
    looks: ['light', 'contrast', 'forced', 'phone', 'zoom'],
    fromTheRight: ['phone'],
  },
  { name: 'registration', address: '/readers/register', looks: ['light', 'phone'] },
  { name: 'jobs', address: '/jobs', looks: ['light', 'dark', 'phone'] },
  { name: 'recipe-form', address: '/recipes/new', looks: ['light', 'phone-dark'] },
  { name: 'monitor', address: '/threshold-monitor', looks: ['light', 'dark', 'phone'] },
  {
    name: 'threshold-form',
    address: '/thresholds/new',
    looks: ['light', 'phone'],
    fromTheRight: ['light'],
  },
  { name: 'zone-map', address: map, looks: ['light', 'forced', 'print'], fromTheRight: ['light'] },
  { name: 'studio', address: `${map}/studio`, looks: ['light', 'dark', 'phone'] },
  { name: 'items', address: '/data', looks: ['light', 'phone'], fromTheRight: ['phone'] },
  { name: 'users', address: '/users', looks: ['light', 'dark'] },
  { name: 'broker-form', address: '/event-configuration/brokers/new', looks: ['light', 'forced'] },
  { name: 'compare', address: '/config-migration/compare', looks: ['light', 'dark'] },
  { name: 'not-found', address: '/nowhere', isLoaded: true, looks: ['light', 'phone'] },
];

/** The page before anybody is signed in. */
export const login: View = {
  name: 'login',
  address: '/login',
  looks: ['light', 'dark', 'forced', 'phone', 'zoom'],
  fromTheRight: ['light'],
};
