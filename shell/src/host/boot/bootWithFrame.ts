// In one file: the frame is drawn in the same go as what boot does, before anything is painted.
import './boot';
import { showFrame } from '../frame/document/showFrame';

showFrame();
