import { createApp } from 'vue';
import BeamInVue from './examples/BeamInVue.vue';

createApp(BeamInVue).mount('#root');
